import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { events, inventory, prices, seatGroups, seatRows } from '../platform/database/schema/index.ts';
import type { TestProvider } from './testProvider.ts';

/** What of a provider it takes; other processes learn of the event when they start. */
interface EventPlace {
  context: Pick<TestProvider['context'], 'db'> & { changes: Pick<TestProvider['context']['changes'], 'changed'> };
  clock: Pick<TestProvider['clock'], 'now'>;
}

/**
 * What an event of a test sells: places without numbers,
 * or rows of so many seats with some of them gone.
 */
export type TestGroup = { places: number } | { rows: readonly number[]; gone?: readonly (readonly number[])[] };

export interface TestStock {
  /** Of the inventory. */
  id: number;
  /** What a request names: the number of its seat group. */
  group: number;
  capacity: number;
  gone: number;
  /** The prices of the sale types 1 and 2, in cents. */
  cents: readonly [full: number, reduced: number];
}

export interface TicketedEvent {
  id: number;
  idJet: number;
  stocks: readonly TestStock[];
}

/**
 * An event of its own whose tickets are sold by time of admission:
 * so many places at 10:00, 11:00 and so on, all of group 1.
 */
export async function addTimedEvent(
  { context: { db, changes }, clock }: TestProvider,
  places: readonly number[],
): Promise<{ id: number; idJet: number }> {
  const start = clock.now() + 7 * 86_400_000;
  const { eventId, idJet } = await addEvent(db, start, clock.now(), 'timeslots');
  const [group] = await db
    .insert(seatGroups)
    .values({ eventId, number: 1, text: { de: 'Eintritt', en: 'Admission' } })
    .returning({ id: seatGroups.id });
  const seatGroupId = group?.id ?? 0;
  await db.insert(inventory).values(
    places.map((capacity, index) => ({
      eventId,
      seatGroupId,
      capacity,
      sold: 0,
      blockId: idJet * 10 + index,
      timeStart: `${10 + index}:00:00`,
    })),
  );
  await db
    .insert(prices)
    .values(CENTS.map((cents, type) => ({ eventId, seatGroupId, saleTypeId: type + 1, cents, maxQuantity: 10 })));
  changes.changed('content');
  return { id: eventId, idJet };
}

async function addEvent(db: TestProvider['context']['db'], start: number, now: number, ticketMode: 'seat_groups' | 'timeslots') {
  const idJet = (lastJetId += 1);
  const [event] = await db
    .insert(events)
    .values({
      productionId: 1,
      roomId: 1,
      day: houseDayAt(start),
      dateStart: new Date(start),
      status: 'scheduled',
      ticketMode,
      idJet,
      modified: new Date(now),
    })
    .returning({ id: events.id });
  return { eventId: event?.id ?? 0, idJet };
}

const CENTS = [1_200, 850] as const;
let lastJetId = 900_000;

/**
 * An event of its own for a test, on sale for a week,
 * with a stock and two prices for each of its groups.
 */
export async function addTicketedEvent(
  { context: { db, changes }, clock }: EventPlace,
  groups: readonly TestGroup[],
): Promise<TicketedEvent> {
  const start = clock.now() + 7 * 86_400_000;
  const { eventId, idJet } = await addEvent(db, start, clock.now(), 'seat_groups');
  const stocks: TestStock[] = [];
  for (const [index, group] of groups.entries()) {
    const rows = 'rows' in group ? group.rows : [];
    const gone = 'rows' in group ? (group.gone ?? []) : [];
    const capacity = 'rows' in group ? rows.reduce((total, seats) => total + seats, 0) : group.places;
    const sold = gone.flat().length;
    const text = { de: `Gruppe ${index + 1}`, en: `Group ${index + 1}` };
    const [seatGroup] = await db
      .insert(seatGroups)
      .values({ eventId, number: index + 1, text })
      .returning({ id: seatGroups.id });
    const seatGroupId = seatGroup?.id ?? 0;
    const [stock] = await db.insert(inventory).values({ eventId, seatGroupId, capacity, sold }).returning({ id: inventory.id });
    const inventoryId = stock?.id ?? 0;
    if (rows.length > 0) {
      await db.insert(seatRows).values(
        rows.map((seats, row) => ({
          inventoryId,
          position: row + 1,
          label: { de: `Reihe ${row + 1}`, en: `Row ${row + 1}` },
          seats,
          gone: [...(gone[row] ?? [])],
        })),
      );
    }
    await db
      .insert(prices)
      .values(CENTS.map((cents, type) => ({ eventId, seatGroupId, saleTypeId: type + 1, cents, maxQuantity: 10 })));
    stocks.push({ id: inventoryId, group: index + 1, capacity, gone: sold, cents: CENTS });
  }
  changes.changed('content');
  return { id: eventId, idJet, stocks };
}
