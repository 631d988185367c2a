import { eventsCall, searchCall, type EventSummary } from '@spielplan/shared-contracts/api';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { asc, eq } from 'drizzle-orm';
import { events, productions } from '../../platform/database/schema/index.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { refreshIndex } from '../../search/index/refreshIndex.ts';

let provider: TestProvider;
let [weekend, night, opera]: [number, number, number] = [0, 0, 0];

/** The clock stands at noon on 1 August 2026, in Berlin. */
beforeAll(async () => {
  provider = await startTestProvider();
  const { db, changes } = provider.context;
  const rows = await db.select().from(events).orderBy(asc(events.id));
  const first = [...new Map(rows.map((row) => [row.productionId, row])).values()].slice(0, 3);
  [weekend, night, opera] = first.map(({ id }) => id) as [number, number, number];
  await move(weekend, '2026-08-20T18:00:00+02:00', '2026-08-23T16:00:00+02:00');
  await move(night, '2026-08-01T22:00:00+02:00', '2026-08-02T03:00:00+02:00');
  await move(opera, '2026-08-01T20:30:00+02:00', null);
  const { productionId } = first[2]!;
  await db.update(productions).set({ durationMinutes: 330 }).where(eq(productions.id, productionId));
  changes.changed('content');
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

async function move(id: number, start: string, end: string | null): Promise<void> {
  await provider.context.db
    .update(events)
    .set({
      day: start.slice(0, 10),
      dateStart: new Date(start),
      dateEnd: end === null ? null : new Date(end),
      status: 'scheduled',
      previousDateStart: null,
    })
    .where(eq(events.id, id));
}

const read = async (path: string): Promise<unknown> => (await fetch(provider.url + path)).json();
const list = async (query: string) => eventsCall.answer.parse(await read(`/de/api/events/?page_size=100&${query}`));
const idsOf = async (query: string) => (await list(query)).results.map(({ id }: EventSummary) => id);

describe('An event of several days (R63)', () => {
  it('is found on each of its days, and on no other', async () => {
    const on = async (day: string) => (await idsOf(`date=${day}-08-2026&date_to=${day}-08-2026`)).includes(weekend);
    expect(await Promise.all(['19', '20', '21', '22', '23', '24'].map(on))).toEqual([false, true, true, true, true, false]);
  });

  it('is in a list from its third day on, once and first', async () => {
    const found = await idsOf('date=22-08-2026');
    expect([found[0], found.filter((id) => id === weekend)]).toEqual([weekend, [weekend]]);
  });

  it('marks each of its days in the calendar, those that are asked for', async () => {
    const { production, series, genre } = (await list(`ids=${weekend}`)).results[0]!;
    expect(production).not.toBeNull();
    const days = (await read(`/api/calendar/?date=22-08-2026&genre=${genre?.id}`)) as string[];
    expect(days.slice(0, 2)).toEqual(['2026-08-22', '2026-08-23']);
    expect([days, series?.id]).toEqual([[...new Set(days)].sort(), series?.id]);
  });

  it('is the hit for its third day in the search', async () => {
    const { db, clock } = provider.context;
    await refreshIndex(db, clock.now());
    const answer = searchCall.answer.parse(await read(withQuery(searchCall.path, { lang: 'de', query: '22. August 2026' })));
    expect(answer.events.results.map(({ id }) => id)).toContain(weekend);
  });
});

describe('An event of a night', () => {
  it('counts to its evening in filters and in the calendar', async () => {
    expect(await idsOf('date=02-08-2026&date_to=02-08-2026')).not.toContain(night);
    expect(await idsOf('date=01-08-2026&date_to=01-08-2026')).toContain(night);
  });

  it('stays in the list behind midnight until it is over, beside the pages', async () => {
    provider.clock.forward(12 * 60 + 30);
    const [first, second] = [await list(''), await list('page=2')];
    const named = await list('date=02-08-2026');
    expect(first.results.slice(0, 2).map(({ id }) => id)).toEqual([opera, night]);
    expect(named.results.map(({ id }) => id)).toEqual(first.results.map(({ id }) => id));
    expect(second.results.map(({ id }) => id)).not.toContain(night);
    provider.clock.forward(3 * 60);
    expect((await idsOf('')).filter((id) => [opera, night].includes(id))).toEqual([]);
    expect((await list('page=2')).results.map(({ id }) => id)).toEqual(second.results.map(({ id }) => id));
    expect((await list('')).count).toBe(first.count - 2);
  });
});
