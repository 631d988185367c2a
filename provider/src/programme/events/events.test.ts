import { ACCESS, eventCall, eventsCall, type EventSummary } from '@spielplan/shared-contracts/api';
import { houseDay, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { TEST_DAY } from '../../testing/seededFolder.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const list = async (query: string, lang = 'de') =>
  eventsCall.answer.parse(await (await fetch(`${provider.url}/${lang}/api/events/?${query}`)).json());

async function allEvents(query = ''): Promise<EventSummary[]> {
  const found: EventSummary[] = [];
  let next: string | null = `/de/api/events/?page_size=100&${query}`;
  while (next) {
    const page: Awaited<ReturnType<typeof list>> = eventsCall.answer.parse(await (await fetch(provider.url + next)).json());
    found.push(...page.results);
    next = page.next;
  }
  return found;
}

describe('The programme', () => {
  it('has at least 400 events ahead, nearly every day, by 64 productions in five venues', async () => {
    const events = await allEvents();
    expect(events.length).toBeGreaterThanOrEqual(430);
    expect(new Set(events.map(({ production }) => production)).size).toBeGreaterThanOrEqual(58);
    expect(new Set(events.map(({ venue }) => venue?.id)).size).toBe(5);
    expect(new Set(events.map(({ date_start }) => houseDay(date_start))).size).toBeGreaterThan(300);
    expect(new Set((await allEvents('date=01-01-2026')).map(({ production }) => production)).size).toBe(64);
  });

  it('says which dates are special: the first night, the last one, those of a festival', async () => {
    const { results } = await list('page_size=100');
    const special = results.filter(({ occasions }) => occasions?.length);
    expect(special.length).toBeGreaterThan(0);
    expect(special.length).toBeLessThan(results.length / 2);
    const last = atLeastOne(special.filter(({ occasions }) => occasions?.includes('last')));
    for (const { id, production, date_start } of last) {
      const all = await list(`production=${production}&date=01-01-2020&page_size=100`);
      expect(all.next).toBeNull();
      expect(all.results.length).toBeGreaterThan(1);
      expect(all.results.at(-1)).toMatchObject({ id, date_start });
    }
    for (const { occasions, tags } of atLeastOne(results))
      for (const each of ['premiere', 'festival'] as const)
        expect(occasions?.includes(each) ?? false).toBe(tags.some(({ slug }) => slug.split('-')[0] === each));
    expect(results.filter(({ occasions }) => occasions?.includes('festival')).length).toBeGreaterThan(3);
  });

  it('is paged without gap or double, in the order of Berlin days, instants and ids', async () => {
    const events: EventSummary[] = [];
    for (let page = 1, last = 2; page <= last; page += 1) {
      const answer = await list(`page=${page}`);
      last = Math.ceil(answer.count / 10);
      expect(answer.previous === null).toBe(page === 1);
      expect(answer.next === null).toBe(page === last);
      events.push(...answer.results);
    }
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.length).toBe((await list('')).count);
    const keys = events.map(({ date_start, id }) => `${houseDay(date_start)} ${inHouseZone(date_start).toMillis()} ${id}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('starts with today as a whole, what has begun included', async () => {
    const { results } = await list('');
    expect(houseDay(results[0]?.date_start ?? '') >= TEST_DAY).toBe(true);
    const late = await startTestProvider();
    late.clock.forward(11 * 60);
    const evening = eventsCall.answer.parse(await (await fetch(`${late.url}/de/api/events/`)).json());
    await late.close();
    expect(evening.results[0]?.id).toBe(results[0]?.id);
    expect(evening.results[0]?.ticket_status).toMatch(/none|free/);
  });

  it('has past events too, for anyone who asks for them', async () => {
    const { results } = await list('date=01-07-2026&date_to=31-07-2026&page_size=100');
    expect(results.length).toBeGreaterThanOrEqual(8);
    expect(results.every(({ date_start }) => houseDay(date_start) < TEST_DAY)).toBe(true);
  });

  it('shows within the first weeks every kind of event a house knows', async () => {
    const { results } = await list('page_size=100');
    expect(new Set(results.map(({ ticket_status }) => ticket_status))).toEqual(
      new Set(['available', 'few', 'sold_out', 'free', 'none']),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['scheduled', 'cancelled', 'postponed']));
    expect((await allEvents()).some(({ ticketSaleFrom }) => ticketSaleFrom !== null)).toBe(true);
  });

  it('tells of each date what rows show: a price of those that its page has, and what helps whom', async () => {
    const events = await allEvents();
    const priced = events.filter(({ price_from: price }) => price !== undefined);
    expect(priced.length).toBeGreaterThan(200);
    for (const { id, price_from } of atLeastOne(priced.slice(0, 12))) {
      const detail = eventCall.answer.parse(await (await fetch(`${provider.url}/de/api/events/${id}/`)).json());
      expect([...detail.prices, ...detail.seat_groups.flatMap(({ prices }) => prices)].map(({ price }) => price)).toContain(
        price_from,
      );
    }
    expect(events.filter(({ ticket_status: state, price_from }) => state === 'sold_out' && price_from !== undefined)).toEqual([]);
    const ofTag = (slug: string) => events.filter(({ tags }) => tags.some((tag) => tag.slug === slug));
    expect(atLeastOne(ofTag('audiodeskription')).every(({ access }) => access?.includes('audio_description'))).toBe(true);
    expect(
      atLeastOne(ofTag('englische-uebertitel')).every(
        ({ surtitles, spoken_language: spoken }) => spoken === 'de' && surtitles?.[0] === 'en',
      ),
    ).toBe(true);
    expect(new Set(events.flatMap(({ access = [] }) => access))).toEqual(new Set(ACCESS));
  });

  it('sells places kept for wheelchairs and companions, which nobody else’s price counts', async () => {
    const [event] = atLeastOne(
      (await allEvents()).filter(
        ({ access = [], ticket_status: state }) => access.includes('companion') && state === 'available',
      ),
    );
    const detail = eventCall.answer.parse(await (await fetch(`${provider.url}/de/api/events/${event!.id}/`)).json());
    const kept = detail.seat_groups.filter(({ kept_for: keptFor }) => keptFor !== undefined);
    expect(kept.map(({ kept_for: keptFor, text }) => [keptFor, text])).toEqual([
      ['wheelchair', 'Rollstuhlplätze'],
      ['companion', 'Begleitplätze'],
    ]);
    expect(kept[1]?.prices.map(({ text, price, is_reservable: isReservable }) => [text, price, isReservable])).toEqual([
      ['Begleitperson', '0.00', true],
    ]);
    const cheapest = Math.min(...kept.flatMap(({ prices }) => prices.map(({ price }) => Number(price))));
    expect(Number(event!.price_from)).toBeGreaterThan(cheapest);
  });

  it('gives what meets all needs that are asked for, and refuses a need that there is not', async () => {
    const { results } = await list('access=step_free,hearing_loop&page_size=100');
    expect(
      atLeastOne(results).every(({ access = [] }) =>
        ['step_free', 'hearing_loop'].every((need) => access.some((each) => each === need)),
      ),
    ).toBe(true);
    expect((await fetch(`${provider.url}/de/api/events/?access=broomstick`)).status).toBe(400);
  });

  it('says of a moved event when it was to begin, and nothing of the kind of all others', async () => {
    const moved = (await allEvents()).filter((event) => 'previous_date_start' in event);
    expect(moved.length).toBeGreaterThan(3);
    for (const { previous_date_start: before = '', date_start } of atLeastOne(moved))
      expect(Date.parse(before)).toBeLessThan(Date.parse(date_start));
  });

  it('opens its doors within the hour before the beginning, and says nothing where there are none', async () => {
    const events = await allEvents();
    const minutes = events.flatMap(({ doors_open: doors, date_start: start }) =>
      doors === undefined ? [] : [(Date.parse(start) - Date.parse(doors)) / 60_000],
    );
    expect(atLeastOne(minutes).every((each) => each >= 15 && each <= 60)).toBe(true);
    expect(
      atLeastOne(events.filter(({ event_type_new: type }) => type?.slug === 'ausstellung')).every(
        (event) => !('doors_open' in event),
      ),
    ).toBe(true);
  });

  it('writes instants with the offset of Berlin on that day', async () => {
    const events = await allEvents();
    expect(events.find(({ date_start }) => date_start.startsWith('2026-08'))?.date_start).toMatch(/\+02:00$/);
    expect(events.find(({ date_start }) => date_start.startsWith('2027-01'))?.date_start).toMatch(/\+01:00$/);
  });

  it('tells the same event in two languages', async () => {
    const [german] = (await list('page_size=1')).results;
    const [english] = (await list('page_size=1', 'en')).results;
    expect(english?.id).toBe(german?.id);
    expect(english?.link).toMatch(/^\/en\/program\/events\//);
    expect(german?.link).toMatch(/^\/de\/programm\/veranstaltungen\//);
  });
});

describe('A filter', () => {
  const cases: [name: string, of: (event: EventSummary) => number | string | undefined, parameter: string][] = [
    ['location', ({ room }) => room?.id, 'room'],
    ['exhibition type', ({ event_type_new }) => event_type_new?.slug, 'type'],
    ['tag', ({ tags }) => tags[0]?.id, 'tag'],
    ['series', ({ series }) => series?.id, 'series'],
    ['genre', ({ genre }) => genre?.id, 'genre'],
    ['production', ({ production }) => production ?? undefined, 'production'],
  ];

  it.each(cases)('by %s finds exactly what fits', async (_, of, parameter) => {
    const all = await allEvents();
    const wanted = all.map(of).find((value) => value !== undefined);
    const fits = (event: EventSummary) =>
      parameter === 'tag' ? event.tags.some(({ id }) => id === wanted) : of(event) === wanted;
    const found = await allEvents(`${parameter}=${wanted}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  });

  it('of a date begins on that day and ends on the last one named', async () => {
    const found = await allEvents('date=24-12-2026&date_to=31-12-2026');
    const days = found.map(({ date_start }) => houseDay(date_start));
    expect(days[0]?.slice(0, 7)).toBe('2026-12');
    expect(days.every((day) => day >= '2026-12-24' && day <= '2026-12-31')).toBe(true);
  });

  it('combines with others, and what fits nothing is an empty list, not an error', async () => {
    expect((await list('room=1&type=konzert')).results).toEqual([]);
    expect((await list('room=999999')).count).toBe(0);
    expect((await list('type=gibt-es-nicht')).next).toBeNull();
  });

  it('by ids gives these events and no others, past ones too, each once', async () => {
    const [past] = (await list('date=01-01-2026')).results;
    const [coming] = (await list('')).results;
    if (!past || !coming) throw new Error('The seeded programme has events behind and ahead.');
    const { count, results } = await list(`ids=${coming.id},${past.id},${past.id},999999999`, 'en');
    expect([count, ...results.map(({ id }) => id)]).toEqual([2, past.id, coming.id]);
    expect((await list('ids=999999999')).results).toEqual([]);
    const refused = (ids: string) => fetch(`${provider.url}/de/api/events/?ids=${ids}`).then(({ status }) => status);
    expect(await refused('0')).toBe(400);
    expect(await refused(Array.from({ length: 101 }, (_, index) => index + 1).join(','))).toBe(400);
  });

  it('that is empty counts as none, and of a repeated one the first counts', async () => {
    const { count } = await list('');
    expect((await list('room=&tag=&date=')).count).toBe(count);
    expect((await list('room=3&room=1')).count).toBe((await list('room=3')).count);
    expect((await list('utm_source=poster')).count).toBe(count);
  });
});

describe('The counts of options', () => {
  it('come only to who asks for them', async () => {
    expect((await list('')).option_counts).toBeUndefined();
  });

  it('are those of the lists that the options give, whatever is chosen in other filters and on whatever days', async () => {
    const beside = 'type=konzert&date=01-10-2026';
    const { option_counts: counts } = await list(`${beside}&counts=options`);
    expect(Object.keys(counts?.genre ?? {}).length).toBeGreaterThan(1);
    for (const key of ['room', 'tag', 'series', 'genre'] as const) {
      for (const [value, count] of atLeastOne(Object.entries(counts?.[key] ?? {}).slice(0, 3))) {
        expect([key, value, count]).toEqual([key, value, (await list(`${beside}&${key}=${value}`)).count]);
      }
    }
  });

  it('of the filter that is set are those of what could be chosen instead', async () => {
    const { option_counts: counts } = await list('type=konzert&counts=options');
    expect(Object.keys(counts?.type ?? {}).length).toBeGreaterThan(1);
    expect(counts?.type.tanz).toBe((await list('type=tanz')).count);
    expect(counts?.type.konzert).toBe((await list('type=konzert')).count);
  });
});

describe('A calendar', () => {
  const days = async (query: string): Promise<string[]> =>
    (await fetch(`${provider.url}/api/calendar/?${query}`)).json() as Promise<string[]>;

  it('names the days with events up to the end of the following month', async () => {
    const found = await days('date=15-08-2026');
    expect(found[0]! >= '2026-08-15').toBe(true);
    expect(found.at(-1)! <= '2026-09-30').toBe(true);
    expect(found).toEqual([...new Set(found)].sort());
  });

  it('knows series and genre besides room, type and tag', async () => {
    const expected = new Set(
      (await allEvents('genre=5&date=01-09-2026&date_to=31-10-2026')).map(({ date_start }) => houseDay(date_start)),
    );
    expect(await days('date=01-09-2026&genre=5')).toEqual([...expected]);
    expect((await days('date=01-09-2026&series=1')).length).toBeLessThan((await days('date=01-09-2026')).length);
  });
});
