import { sql } from 'drizzle-orm';
import { breakingNewsCall, eventTagsCall, openingHoursCall, roomsCall, settingsCall } from '@spielplan/shared-contracts/api';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { nextOpening, openingHoursAt } from '@spielplan/shared-contracts/rules/opening-hours';
import { TEST_DAY } from '../../testing/seededFolder.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const DAY_MINUTES = 24 * 60;
const get = async (path: string) => (await fetch(provider.url + path)).json();
const hours = async (lang = 'de') => openingHoursCall.answer.parse(await get(`/api/opening-hours-today/?lang=${lang}`));
const alerts = async () => breakingNewsCall.answer.parse(await get('/api/breaking-news/?lang=en'));

it('the filter of locations and the one of tags know what they are not to show', async () => {
  const hidden = [
    ...roomsCall.answer.parse(await get('/api/rooms/?lang=en')),
    ...eventTagsCall.answer.parse(await get('/api/event-tags/?lang=en')),
  ].filter(({ show_in_filter }) => !show_in_filter);
  expect(hidden.map(({ name }) => name)).toEqual(['Rehearsal Stage', 'Subscription A', 'Subscription B']);
});

it.each([
  ['/de/api/events/?room=abc', 'room'],
  ['/de/api/events/?series=1.5', 'series'],
  ['/de/api/events/?type=%3Cb%3E', 'type'],
  ['/de/api/events/?date=29-02-2026', 'date'],
  ['/de/api/events/?date_to=1-8-2026', 'date_to'],
  ['/de/api/events/?page_size=0', 'page_size'],
  ['/api/calendar/', 'date'],
  ['/api/calendar/?date=2026-08-01', 'date'],
  ['/api/calendar/?date=01-08-2026&genre=x', 'genre'],
])('%s is refused with the name of the field', async (path, field) => {
  const response = await fetch(provider.url + path);
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error: 'INVALID_QUERY', field })]);
});

const read = async () => settingsCall.answer.parse(await get('/pageeditor-api/settings'));
const store = async (key: string, value: unknown) => {
  const { db, changes } = provider.context;
  await db.execute(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
  changes.changed('content');
};

describe('Who runs the site', () => {
  it('is told with mark, address and contacts', async () => {
    const { house } = await read();
    expect(house).toMatchObject({ logo: { kind: 'drawing' }, address: { town: 'Altwasser', country: 'DE' } });
  });

  it('is left out where it is not stored as it should be, and the site stays', async () => {
    await store('house', { address: { town: 'Altwasser' } });
    const { house, site_name } = await read();
    expect([house, site_name.de]).toEqual([undefined, 'Kulturmeile Altwasser']);
  });
});

describe('The markup around the pages', () => {
  it('names the partners of the house in both languages, and is empty where the house has none', async () => {
    const { html_footer_logos: logos, html_footer_top, html_footer_bottom, html_header } = await read();
    expect(logos?.code).toContain('<span lang="de">Gefördert von der <strong>Stadt Altwasser</strong></span>');
    expect(logos?.code).toContain('<span lang="en">Supported by the <strong>Town of Altwasser</strong></span>');
    expect([html_footer_top, html_footer_bottom]).toEqual([{ code: '' }, { code: '' }]);
    expect(html_header?.code).toContain('name="author"');
  });

  it('is what the house has stored, cleaned like every other markup', async () => {
    await store(
      'html_footer_top',
      '<p onclick="alert(1)">Altwasser<script>alert(1)</script> <a href="javascript:alert(1)">hier</a></p>',
    );
    await store('html_header', '<meta name="author" content="Haus"><script>x()</script><p>Text</p>');
    expect((await read()).html_header?.code).toBe('<meta name="author" content="Haus" />Text');
    await store('html_header', 7);
    expect(await read()).toMatchObject({ html_footer_top: { code: '<p>Altwasser hier</p>' }, html_header: { code: '' } });
  });
});

// The clock of these tests only goes forward, from the Saturday of the seed.
describe('Day by day', () => {
  it('a Saturday has the hours of a Saturday and an alert', async () => {
    expect(await hours()).toMatchObject({
      opening_hours: [{ time_from: '11:00:00', time_to: '19:00:00', closed: false }],
      opening_hours_exceptions: [],
    });
    expect((await alerts()).map(({ title }) => title)).toEqual(['Mill bridge closed']);
    expect(nextOpening(await hours())).toEqual({ day: addDays(TEST_DAY, 1), time: '11:00' });
    expect([(await hours()).place, (await hours('en')).place]).toEqual(['Altes Zollamt', 'Old Customs House']);
  });

  it('a Monday is closed, a Thursday has a break at noon', async () => {
    provider.clock.forward(2 * DAY_MINUTES);
    expect((await hours()).opening_hours).toMatchObject([{ closed: true, time_from: null }]);
    expect(nextOpening(await hours())).toEqual({ day: addDays(TEST_DAY, 3), time: '10:00' });
    provider.clock.forward(3 * DAY_MINUTES);
    expect((await hours()).opening_hours.map(({ time_from, time_to }) => `${time_from} ${time_to}`)).toEqual([
      '10:00:00 13:00:00',
      '14:00:00 20:00:00',
    ]);
  });

  it('the exception of a day stands beside its normal hours, in both languages', async () => {
    provider.clock.forward(4 * DAY_MINUTES);
    expect((await hours()).opening_hours_exceptions).toMatchObject([
      { time_from: '12:00:00', time_to: '16:00:00', closed: false },
    ]);
    provider.clock.forward(14 * DAY_MINUTES);
    expect((await hours()).opening_hours_exceptions).toMatchObject([{ closed: true }]);
    provider.clock.forward(14 * DAY_MINUTES);
    expect((await hours('en')).opening_hours_exceptions).toMatchObject([
      { alternative_text: 'Evening box office only today, from 18:00', alternative_link_url: '/en/visit' },
    ]);
  });

  it('at half past midnight the evening before is still open, and over at its end', async () => {
    const { db, changes } = provider.context;
    // The day before has a long evening instead of its
    // normal hours; it is none that is different already.
    provider.clock.forward(DAY_MINUTES);
    const today = inHouseZone(new Date(provider.clock.now()).toISOString()).plus({ days: 1 }).startOf('day');
    await db.execute(sql`
      insert into opening_hours (day, time_from, time_to, closed, alternative_text, alternative_link_url)
      values (${today.minus({ days: 1 }).toISODate()}, '20:00', '02:00', false, '{"de": "", "en": ""}', '{"de": "", "en": ""}')`);
    changes.changed('content');
    provider.clock.forward((today.toMillis() - provider.clock.now()) / 60_000 + 30);
    const { label, changesAt } = openingHoursAt(await hours(), provider.clock.now());
    expect(label).toEqual({ kind: 'openUntil', time: '02:00', ranges: [{ from: '20:00', to: '02:00' }] });
    expect(changesAt).toBe(today.plus({ hours: 2 }).toMillis());
    provider.clock.forward(90);
    expect(openingHoursAt(await hours(), provider.clock.now()).label.kind).not.toBe('openUntil');
  });

  it('an alert ends by itself', async () => {
    provider.clock.forward(370 * DAY_MINUTES);
    expect(await alerts()).toEqual([]);
  });
});
