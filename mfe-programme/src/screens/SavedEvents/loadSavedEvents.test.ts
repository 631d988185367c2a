import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadSavedEvents } from './loadSavedEvents.server.ts';
import { loadSavedEventsCalendar } from './loadSavedEventsCalendar.server.ts';

const PATH = '/de/favoriten';
const events = [
  anEvent({ id: 3, date_start: '2026-08-05T20:00:00+02:00', headline: 'Später' }),
  anEvent({ id: 7, date_start: '2026-08-02T20:00:00+02:00', status: 'cancelled' }),
  anEvent({ id: 9, date_start: '2026-07-01T20:00:00+02:00', headline: 'Vorbei' }),
];
const contextOf = (search = '', { hasFlag = true, failing = [] as string[], file = '' } = {}) =>
  loadContext({
    provider: programmeProvider({ events, failing }),
    url: PATH + file + search,
    design: { favourites: hasFlag },
    now: '2026-08-01T12:00:00+02:00',
  });

describe('loading saved events (R50)', () => {
  it('is no page where the house has no favourites', async () => {
    const missing = { kind: 'missing', status: 404, isSwitchedOff: true };
    expect(await loadSavedEvents(contextOf('', { hasFlag: false }))).toEqual(missing);
    expect(await loadSavedEventsCalendar(contextOf('?events=3', { hasFlag: false }))).toEqual(missing);
  });

  it('is one empty page for every visitor, which asks the provider for nothing and is nobody else’s to find (R40)', async () => {
    const context = contextOf();
    const { data, head } = await pageOf(loadSavedEvents, context);
    expect([data.asked, data.items, data.over, data.missing]).toEqual([null, [], [], []]);
    expect(context.provider).toHaveProperty('requests', []);
    expect(head).toMatchObject({ robots: 'noindex', alternates: { de: PATH, en: '/en/favourites' } });
  });

  it('tells those to come from those that are over and those that are gone', async () => {
    const { data, head } = await pageOf(loadSavedEvents, contextOf('?events=3_7_9_404'));
    expect(data.items.map(({ id, state }) => [id, state])).toEqual([
      [7, 'cancelled'],
      [3, null],
    ]);
    expect(data.over.map(({ id }) => id)).toEqual([9]);
    expect(data.missing).toEqual([404]);
    expect(head.canonical).toBe(`${PATH}?events=3_7_9_404`);
  });

  it.each([
    ['?events=9_3', `${PATH}?events=3_9`],
    ['?events=abc', PATH],
    ['?events=3&events=9&utm_source=brief', `${PATH}?events=3&utm_source=brief`],
  ])('%s is led to %s (R13)', async (search, to) => {
    expect(await loadSavedEvents(contextOf(search))).toEqual({ kind: 'redirect', status: 302, to });
  });

  it('fails as the provider fails, and never says that saved events are gone', async () => {
    await expect(loadSavedEvents(contextOf('?events=3', { failing: ['events'] }))).rejects.toMatchObject({
      spielplan: 'PROVIDER_UNREACHABLE',
    });
  });
});

describe('saved events as a calendar file', () => {
  it('holds them all with the UIDs of their own files, the cancelled one struck out', async () => {
    const file = await loadSavedEventsCalendar(contextOf('?events=3_7_9_404', { file: '/favoriten.ics' }));
    if (file.kind !== 'file') throw new Error(`expected a file, got ${file.kind}`);
    expect([file.filename, file.contentType]).toEqual(['favoriten.ics', 'text/calendar; charset=utf-8']);
    expect(file.body.match(/^(UID|STATUS):.*/gm)?.map((line) => line.trim())).toEqual([
      'UID:event-3@www.kulturmeile.example',
      'STATUS:CONFIRMED',
      'UID:event-7@www.kulturmeile.example',
      'STATUS:CANCELLED',
      'UID:event-9@www.kulturmeile.example',
      'STATUS:CONFIRMED',
    ]);
    expect(file.body.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('is whole without any event', async () => {
    expect(await loadSavedEventsCalendar(contextOf())).toMatchObject({
      kind: 'file',
      body: expect.stringMatching(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/),
    });
  });
});
