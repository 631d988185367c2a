import { eventsCall, searchCall } from '@spielplan/shared-contracts/api';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { eq } from 'drizzle-orm';
import { events } from '../../../database/schema/index.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const read = async (path: string): Promise<unknown> => (await fetch(provider.url + path)).json();
const search = async (query: string) => searchCall.answer.parse(await read(withQuery(searchCall.path, { lang: 'de', query })));

describe('What is found', () => {
  it('says of an event how it and its tickets stand as the programme does, and nothing of the kind of all else', async () => {
    const { events: hits, others } = await search('konzert');
    const listed = async (ids: string) => eventsCall.answer.parse(await read(`/de/api/events/?ids=${ids}&page_size=100`)).results;
    const stated = hits.results.map(({ id, status, ticket_status: tickets }) => ({ id, status, ticket_status: tickets }));
    const programme = await listed(stated.map(({ id }) => id).join(','));
    expect(stated.length).toBeGreaterThan(0);
    for (const hit of stated) expect(programme).toContainEqual(expect.objectContaining(hit));
    expect(others.results.map(({ status, ticket_status: tickets }) => status ?? tickets)).toEqual(others.results.map(() => null));
  });

  it('says of a production whose dates are all cancelled that it does not take place', async () => {
    const { db, changes } = provider.context;
    const before = (await search('Flussbettgeschichten')).events.results[0];
    const [row] = await db
      .select()
      .from(events)
      .where(eq(events.id, before?.id ?? 0));
    const dates = await db
      .select()
      .from(events)
      .where(eq(events.productionId, row?.productionId ?? 0));
    await db
      .update(events)
      .set({ status: 'cancelled' })
      .where(eq(events.productionId, row?.productionId ?? 0));
    changes.changed('content');
    expect((await search('Flussbettgeschichten')).events.results).toMatchObject([{ status: 'cancelled', ticket_status: 'none' }]);
    for (const { id, status } of dates) await db.update(events).set({ status }).where(eq(events.id, id));
    changes.changed('content');
  });

  it('dates a production by its next date that takes place, and by none once all are over', async () => {
    const { db, changes, clock } = provider.context;
    const find = async () => (await search('Flussbettgeschichten')).others.results.find(({ kind }) => kind === 'production');
    const id = (await find())?.id ?? 0;
    const ofProduction = eq(events.productionId, id);
    const dates = await db.select().from(events).where(ofProduction).orderBy(events.id);
    const [hour, day] = [3_600_000, 86_400_000];
    const today = Math.floor(clock.now() / hour) * hour;
    const moments = [today - day, today + hour, today + 2 * hour];
    for (const [index, date] of dates.entries()) {
      const dateStart = new Date(moments[index] ?? today + index * day);
      const status = index === 1 ? ('cancelled' as const) : ('scheduled' as const);
      await db.update(events).set({ dateStart, dateEnd: null, status }).where(eq(events.id, date.id));
    }
    changes.changed('content');
    const next = (await find())?.date ?? '';
    await db
      .update(events)
      .set({ dateStart: new Date(today - day) })
      .where(ofProduction);
    changes.changed('content');
    const gone = await find();
    for (const { id: one, dateStart, dateEnd, status } of dates)
      await db.update(events).set({ dateStart, dateEnd, status }).where(eq(events.id, one));
    changes.changed('content');
    expect(dates.length).toBeGreaterThan(2);
    expect([Date.parse(next), gone?.date]).toEqual([moments[2], null]);
  });
});
