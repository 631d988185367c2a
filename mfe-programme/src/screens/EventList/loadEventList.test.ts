import type { LoadContext, PageFound } from '@spielplan/shared-contracts/remote';
import { anOption, aPicture, aTeaser, anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { loadEventList } from './loadEventList.server.ts';

const PATH = '/de/programm/veranstaltungen';
const events = dailyEvents(24, '2026-08-01', anEvent);

async function pageOf(context: LoadContext): Promise<PageFound<EventListView>> {
  const result = await loadEventList(context);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(result)}`);
  return result;
}

describe('loading the events page', () => {
  it.each([
    ['2026-08-01T22:59:59+02:00', null],
    ['2026-08-01T23:00:00+02:00', 'over'],
  ])('says at %s what is over: %s', async (now, state) => {
    const provider = programmeProvider({ events: dailyEvents(2, '2026-08-01', anEvent) });
    const { data, validUntil } = await pageOf(loadContext({ provider, url: PATH, now }));
    expect(data.items.map((item) => item.kind === 'event' && item.state)).toEqual([state, null]);
    expect(validUntil).toBe(Date.parse(state ? '2026-08-02T00:00:00+02:00' : '2026-08-01T23:00:00+02:00'));
  });

  it.each([
    ['the narrowest width that is wide enough', [160, 320, 480], [320]],
    ['else the widest', [160, 240], [240]],
  ])('a timetable names of a picture %s', async (_, widths, named) => {
    const image_obj = { ...aPicture, widths };
    const provider = programmeProvider({ events: events.map((event) => ({ ...event, image_obj })) });
    const ofStyle = async (event_style: 'style1' | 'style3') =>
      (await pageOf(loadContext({ provider, url: PATH, design: { event_style } }))).data.items[0]?.picture?.widths;
    expect(await ofStyle('style1')).toEqual(named);
    expect(await ofStyle('style3')).toEqual(widths);
  });

  it.each([
    ['', 'large'],
    ['?genre=4', 'small'],
    ['?date=01-08-2026', 'small'],
  ])('of %j asks for a %s headline, because what is chosen takes its room', async (search, header) => {
    const provider = programmeProvider({ events });
    const url = PATH + search;
    expect((await pageOf(loadContext({ provider, url, now: '2026-08-01T12:00:00+02:00' }))).frame).toEqual({ header });
  });

  it('in the compact view has a line for each event, and is the same list to search engines and calendars', async () => {
    const series = { id: 1, name: 'Flussgespräche', slug: 'flussgespraeche' };
    const provider = programmeProvider({ events: events.map((event) => ({ ...event, series })), teasers: [aTeaser()] });
    const { data, head } = await pageOf(
      loadContext({ provider, url: `${PATH}?view=compact`, design: { event_style: 'style3' } }),
    );
    expect([data.style, data.items.some(({ picture, preline }) => picture ?? preline)]).toEqual(['compact', false]);
    expect(data.items.find(({ kind }) => kind === 'event')).toMatchObject({ title: 'Abend 1', series: '', state: null });
    expect([data.next, data.reset]).toEqual([`${PATH}?page=2&view=compact`, `${PATH}?view=compact`]);
    expect([head.canonical, data.calendar.file]).toEqual([PATH, `${PATH}/programm.ics`]);
  });

  it('shows the first ten events from today on and leads to the next page', async () => {
    const provider = programmeProvider({ events });
    const { data, head, validUntil } = await pageOf(loadContext({ provider, url: PATH }));
    expect(data.items.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, index) => `Abend ${index + 1}`));
    expect([data.count, data.next, data.previous]).toEqual([24, `${PATH}?page=2`, null]);
    expect(provider.requests.find(({ id }) => id === 'events')?.query).toMatchObject({
      date: '01-08-2026',
      page: 1,
      page_size: 10,
    });
    expect(head).toMatchObject({ title: 'Programm', canonical: PATH, alternates: { de: PATH, en: '/en/program/events' } });
    expect(validUntil).toBe(Date.parse('2026-08-01T23:00:00+02:00'));
  });

  it.each([
    ['date=02-08-2026&date_to=03-08-2026', 2, '2. August 2026 – 3. August 2026'],
    ['date=05-08-2026&date_to=05-08-2026', 1, '5. August 2026'],
    ['date_to=03-08-2026', 3, '1. August 2026 – 3. August 2026'],
  ])('ends with the last day of ?%s', async (search, count, chip) => {
    const provider = programmeProvider({ events });
    const { data, head } = await pageOf(loadContext({ provider, url: `${PATH}?${search}` }));
    expect([data.count, data.next]).toEqual([count, null]);
    expect(data.chips).toEqual([{ key: 'day', value: chip, href: PATH }]);
    expect([head.title, head.canonical]).toEqual([`Programm: ${chip}`, `${PATH}?${search}`]);
    expect(data.calendar.file).toContain(search);
  });

  it('lists what has any of several options, where the provider takes them, and else the first (R13)', async () => {
    const genres = [1, 2, 3].map((id) => ({ id, name: `Genre ${id}`, slug: `genre-${id}` }));
    const provider = programmeProvider({
      events: genres.map((genre, index) => anEvent({ id: index + 1, genre })),
      genres: genres.map(({ id, name, slug }) => anOption(id, name, slug)),
    });
    const url = `${PATH}?genre=3&genre=1`;
    const { data, head } = await pageOf(loadContext({ provider, url, isSeveral: true }));
    expect([data.count, data.isSeveral, head.title, head.canonical]).toEqual([
      2,
      true,
      'Programm: Genre 1, Genre 3',
      `${PATH}?genre=1&genre=3`,
    ]);
    expect(data.chips.map(({ href }) => href)).toEqual([`${PATH}?genre=3`, `${PATH}?genre=1`]);
    expect(await loadEventList(loadContext({ provider, url }))).toMatchObject({ kind: 'redirect', to: `${PATH}?genre=3` });
  });

  it('begins on the Berlin day, though UTC still has the day before (R1 and R5)', async () => {
    const provider = programmeProvider({ events });
    const { data } = await pageOf(loadContext({ provider, url: PATH, now: '2026-07-31T22:10:00Z' }));
    expect(data.firstDay).toBe('2026-08-01');
    expect(data.days['2026-08-01']?.relative).toBe('today');
  });

  it('pages on from the day the session began, across midnight without a gap or a double (R5)', async () => {
    const provider = programmeProvider({ events });
    const first = await pageOf(loadContext({ provider, url: PATH, now: '2026-08-01T23:59:50+02:00' }));
    const second = await pageOf(
      loadContext({ provider, url: `${PATH}?page=2&_day=${first.data.firstDay}`, now: '2026-08-02T00:00:10+02:00' }),
    );
    expect([...first.data.items, ...second.data.items].map(({ id }) => id)).toEqual(events.slice(0, 20).map(({ id }) => id));
    expect(JSON.stringify([second.data.next, second.head, second.data.chips, second.data.reset])).not.toContain('_day');
  });

  it('takes no frozen day that is none', async () => {
    const provider = programmeProvider({ events });
    const { data } = await pageOf(loadContext({ provider, url: `${PATH}?_day=2026-02-31` }));
    expect(data.firstDay).toBe('2026-08-01');
  });

  it('redirects an address with bad keys to the same list without them, and logs them (R13)', async () => {
    const context = loadContext({ provider: programmeProvider({ events }), url: `${PATH}?room=abc&tag=3&utm_source=brief` });
    expect(await loadEventList(context)).toEqual({ kind: 'redirect', status: 302, to: `${PATH}?tag=3&utm_source=brief` });
    expect(context.lines).toEqual([
      { level: 'warn', event: 'events.invalidQuery', fields: { problems: [{ key: 'room', value: 'abc' }] } },
    ]);
  });

  it('takes the overlay flag out and keeps the rest (R18)', async () => {
    const context = loadContext({
      provider: programmeProvider({ events }),
      lang: 'en',
      url: '/en/program/events?overlay=true&genre=1',
    });
    expect(await loadEventList(context)).toEqual({ kind: 'redirect', status: 302, to: '/en/program/events?genre=1' });
    expect(context.lines).toEqual([]);
  });

  it('has no page behind the last one', async () => {
    expect(await loadEventList(loadContext({ provider: programmeProvider({ events }), url: `${PATH}?page=4` }))).toEqual({
      kind: 'missing',
      status: 404,
    });
  });

  it('hides teasers while the list is filtered, also by a date (R10)', async () => {
    const provider = programmeProvider({ events, teasers: [aTeaser()] });
    const kinds = async (search: string) =>
      (await pageOf(loadContext({ provider, url: PATH + search }))).data.items.map(({ kind }) => kind);
    expect(await kinds('')).toContain('teaser');
    expect(await kinds('?genre=1')).not.toContain('teaser');
    expect(await kinds('?date=01-08-2026')).not.toContain('teaser');
  });

  it('brings every teaser on exactly one page, also between the last day of one and the first of the next (R9)', async () => {
    const gap = dailyEvents(20, '2026-08-01', anEvent).filter((_, index) => index !== 10);
    const teasers = ['2026-08-10', '2026-08-11', '2026-08-12', '2026-12-24'].map((position, index) =>
      aTeaser({ id: index + 1, position }),
    );
    const provider = programmeProvider({ events: gap, teasers });
    const teasersOf = async (page: number) =>
      (await pageOf(loadContext({ provider, url: `${PATH}?page=${page}` }))).data.items
        .filter(({ kind }) => kind === 'teaser')
        .map(({ id }) => id);
    expect([await teasersOf(1), await teasersOf(2)]).toEqual([[1], [2, 3, 4]]);
  });

  it('offers what belongs in the filter: exhibition types by slug, tags only where they are meant for it (R12)', async () => {
    const { data } = await pageOf(loadContext({ provider: programmeProvider({ events }), url: PATH }));
    expect(Object.fromEntries(data.filters.map(({ key, options }) => [key, options.map(({ value }) => value)]))).toEqual({
      room: ['3'],
      type: ['konzert'],
      tag: ['3'],
      series: ['1'],
      genre: ['1', '2', '3'],
    });
  });

  it('says how many events each option would leave, where the provider counts them', async () => {
    const optionCounts = { room: {}, type: {}, tag: {}, series: {}, genre: { '1': 24 }, access: {} };
    const countsOf = async (programme: Parameters<typeof programmeProvider>[0]) =>
      (await pageOf(loadContext({ provider: programmeProvider(programme), url: PATH }))).data.filters
        .find(({ key }) => key === 'genre')
        ?.options.map(({ count }) => count);
    expect(await countsOf({ events, optionCounts })).toEqual([24, 0, 0]);
    expect(await countsOf({ events })).toEqual([undefined, undefined, undefined]);
  });

  it('has a calendar where the design settings ask for it, and knows when its days are only possible (R17)', async () => {
    const datesOf = async (search: string, calendarFilters?: string[]) => {
      const provider = programmeProvider({ events });
      const design = { calendar_filter: true };
      const options = { provider, url: PATH + search, design, ...(calendarFilters && { calendarFilters }) };
      return (await pageOf(loadContext(options))).data.dates;
    };
    expect((await pageOf(loadContext({ provider: programmeProvider({ events }), url: PATH }))).data.dates).toBeNull();
    expect(await datesOf('')).toEqual({
      day: null,
      chosen: null,
      lastDay: null,
      today: '2026-08-01',
      call: '/api/calendar/?',
      isCertain: true,
    });
    expect(await datesOf('?room=3&date=24-12-2026')).toMatchObject({
      day: '2026-12-24',
      chosen: '24. Dezember 2026',
      call: '/api/calendar/?room=3&',
      lastDay: null,
      isCertain: true,
    });
    expect(await datesOf('?genre=1')).toMatchObject({ call: '/api/calendar/?genre=1&', isCertain: false });
    expect(await datesOf('?genre=1', ['room', 'type', 'tag', 'series', 'genre'])).toMatchObject({ isCertain: true });
  });

  it('takes a day as a date field writes it, for visitors without scripts (R11)', async () => {
    const target = async (search: string) =>
      loadEventList(loadContext({ provider: programmeProvider({ events }), url: PATH + search }));
    expect(await target('?genre=&date=2026-08-05')).toEqual({ kind: 'redirect', status: 302, to: `${PATH}?date=05-08-2026` });
    expect(await target('?date=2026-02-31')).toEqual({ kind: 'redirect', status: 302, to: PATH });
  });

  it('names what is selected, hidden options included, with links that remove one', async () => {
    const { data, head } = await pageOf(
      loadContext({ provider: programmeProvider({ events }), url: `${PATH}?tag=4&genre=99&date=01-08-2026&utm_source=brief` }),
    );
    expect(data.chips).toEqual([
      { key: 'date', value: '1. August 2026', href: `${PATH}?tag=4&genre=99&utm_source=brief` },
      { key: 'tag', value: 'Lager', href: `${PATH}?genre=99&date=01-08-2026&utm_source=brief` },
      { key: 'genre', value: 'nicht mehr im Angebot', href: `${PATH}?tag=4&date=01-08-2026&utm_source=brief` },
    ]);
    expect(data.reset).toBe(`${PATH}?utm_source=brief`);
    expect(head.canonical).toBe(`${PATH}?tag=4&genre=99&date=01-08-2026`);
    expect(head.headline).toBe('Programm');
  });

  it('shows the programme without a filter and teasers that cannot be read, for a short time only', async () => {
    const context = loadContext({ provider: programmeProvider({ events, failing: ['genres', 'teasers'] }), url: PATH });
    const { data, validUntil } = await pageOf(context);
    expect(data.filters.map(({ key }) => key)).toEqual(['room', 'type', 'tag', 'series']);
    expect(validUntil).toBe(context.now + 10_000);
    expect(context.lines.map(({ event }) => event).sort()).toEqual(['events.filterUnavailable', 'events.teasersUnavailable']);
  });

  it('fails as the provider fails, and never as an empty list (R21)', async () => {
    const context = loadContext({ provider: programmeProvider({ events, failing: ['events'] }), url: PATH });
    await expect(loadEventList(context)).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });
});
