import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { isOver } from '@spielplan/shared-contracts/rules';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { events, eventTagLinks, productions, rooms, searchDates, searchDocuments } from '../../platform/database/schema/index.ts';
import { createRandom, pick } from '../../platform/random.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { buildTextQuery, wordsOfTerm } from '../query/buildQuery.ts';
import { findEvents } from '../query/findDocuments.ts';
import type { Question } from '../query/Question.ts';
import { findMiscounted } from '../testing/findMiscounted.ts';
import { refreshIndex } from './refreshIndex.ts';

const HOUR_MS = 3_600_000;
const ROUNDS = Number(process.env.SEARCH_RUNS ?? 2);

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const random = createRandom('dates of productions');

/** Changes some dates in every way that the index looks at. */
async function changeSomeDates(): Promise<void> {
  const { db, clock } = provider.context;
  const ids = (await db.select({ id: events.id }).from(events)).map(({ id }) => id);
  const roomIds = (await db.select({ id: rooms.id }).from(rooms)).map(({ id }) => id);
  for (let change = 0; change < 80; change += 1) {
    const isThis = eq(events.id, pick(random, ids));
    const dateStart = new Date(clock.now() + Math.round((random() - 0.6) * pick(random, [40, 400])) * HOUR_MS);
    const dateEnd = pick(random, [null, ...[2, 20, 80, 900].map((hours) => new Date(dateStart.getTime() + hours * HOUR_MS))]);
    const changed = pick(random, [
      { dateStart, dateEnd },
      { status: pick(random, ['scheduled', 'cancelled'] as const) },
      { roomId: pick(random, roomIds) },
    ]);
    await db.update(events).set(changed).where(isThis);
  }
  // Begun yesterday, and on until this afternoon.
  const atNight = { dateStart: new Date(clock.now() - 15 * HOUR_MS), dateEnd: new Date(clock.now() + 2 * HOUR_MS) };
  await db
    .update(events)
    .set(atNight)
    .where(inArray(events.id, ids.slice(-8)));
  await db.delete(eventTagLinks).where(eq(eventTagLinks.eventId, pick(random, ids)));
  await db.execute(sql`delete from inventory where event_id = ${ids[0]}`);
  await db.delete(events).where(inArray(events.id, ids.slice(0, 1)));
}

describe('The dates of the search index', () => {
  it('are those of the programme after any changes, and each production shows the date that the rule names', async () => {
    const { db, clock } = provider.context;
    // Where most dates are over, each way in which another one is the next has its turn.
    const earlier = { dateStart: sql`date_start - interval '400 days'`, dateEnd: sql`date_end - interval '400 days'` };
    await db
      .update(events)
      .set(earlier)
      .where(sql`id % 12 <> 0`);
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await changeSomeDates();
      await refreshIndex(db, clock.now());
      await expectEveryDateOnce();
      expect(await findMiscounted(db)).toEqual([]);
      const dates = Map.groupBy(await db.select().from(events).orderBy(asc(events.id)), ({ productionId }) => productionId);
      for (const { title } of atLeastOne(await db.select().from(productions))) {
        const { documents } = await findEvents(provider.context, asking(title.de), { limit: 200, offset: 0 });
        const shown = documents.map(({ group_id: id, item_id: date }) => ({ id, date }));
        expect(shown).toEqual(documents.map(({ group_id: id }) => ({ id, date: shownOf(dates.get(id)) })));
        found += shown.length;
      }
    }
    expect(found).toBeGreaterThan(50);
  }, 60_000);
});

/** Asks for the words of a title, in titles alone: so all dates of a production answer. */
function asking(title: string): Question {
  const text = buildTextQuery(wordsOfTerm(title), 'de', 'A');
  return { lang: 'de', shownLang: 'de', words: [], folded: '', text, days: null, topic: [], isLoose: false, suggestion: null };
}

/** The date that a production shows, told by looking at all of them. */
function shownOf(dates: readonly (typeof events.$inferSelect)[] = []): number | undefined {
  const { clock } = provider.context;
  const today = inHouseZone(`${clock.today()}T00:00:00`).toMillis();
  const worth = ({ dateStart, dateEnd, status }: (typeof dates)[number]) => {
    const over = isOver({ date_start: toHouseInstant(dateStart), date_end: dateEnd && toHouseInstant(dateEnd) }, clock.now());
    return [Number(over), Number(status !== 'scheduled'), Math.abs(dateStart.getTime() - today)];
  };
  const compare = (one: number[], other: number[]) => one.map((value, at) => value - (other[at] ?? 0)).find(Boolean) ?? 0;
  return dates.toSorted((one, other) => compare(worth(one), worth(other)))[0]?.id;
}

/** Every event belongs to a document, which counts its dates. */
async function expectEveryDateOnce(): Promise<void> {
  const { db } = provider.context;
  const dates = await db.select().from(searchDates).orderBy(asc(searchDates.eventId));
  const all = await db.select().from(events).orderBy(asc(events.id));
  expect(dates.map(({ eventId, shownAt, isOff }) => ({ id: eventId, dateStart: shownAt, isOff }))).toEqual(
    all.map(({ id, dateStart, status }) => ({ id, dateStart, isOff: status !== 'scheduled' })),
  );
  const ofDocument = Map.groupBy(dates, ({ documentId }) => documentId);
  const documents = await db.select().from(searchDocuments).where(eq(searchDocuments.kind, 'event'));
  expect(documents.filter(({ itemId, dates: count }) => ofDocument.get(itemId)?.length !== count)).toEqual([]);
  expect(ofDocument.size).toBe(documents.length / 2);
}
