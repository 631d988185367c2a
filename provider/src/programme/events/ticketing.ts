import { asc, eq, inArray } from 'drizzle-orm';
import { cacheByKey } from '../../platform/changes/cacheByKey.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { inventory, prices, saleTypes, seatGroups } from '../../platform/database/schema/index.ts';
import { oncePerServer, type ProviderContext } from '../../platform/context.ts';

export type SeatGroupRow = typeof seatGroups.$inferSelect;
export interface PriceRow {
  price: typeof prices.$inferSelect;
  saleType: typeof saleTypes.$inferSelect;
}

/** What can be sold by itself, without how much of it there is. */
export type StockEntry = Pick<typeof inventory.$inferSelect, 'id' | 'eventId' | 'seatGroupId' | 'blockId' | 'timeStart'>;

/** What an event sells and for how much, apart from how much of it is left. */
export interface Ticketing {
  groups: SeatGroupRow[];
  prices: PriceRow[];
  stocks: StockEntry[];
}

/** Tells what these events sell, in the order of the house: full price first. */
export type ReadTicketing = (eventIds: readonly number[]) => Promise<(eventId: number) => Ticketing>;

const NOTHING: Ticketing = { groups: [], prices: [], stocks: [] };

/** The seat groups, stocks and prices of the events that are asked for, from memory until a change of content. */
function createTicketing(db: Db, changes: Changes, clock: Clock): ReadTicketing {
  const read = cacheByKey(changes, 'content', (eventIds) => loadTicketing(db, [...eventIds]), clock.now);
  return async (eventIds) => {
    const ticketingOf = await read(eventIds);
    return (eventId) => ticketingOf(eventId) ?? NOTHING;
  };
}

async function loadTicketing(db: Db, eventIds: number[]): Promise<ReadonlyMap<number, Ticketing>> {
  const groups = await db.select().from(seatGroups).where(inArray(seatGroups.eventId, eventIds)).orderBy(asc(seatGroups.number));
  const rows = await db
    .select({ price: prices, saleType: saleTypes })
    .from(prices)
    .innerJoin(saleTypes, eq(saleTypes.id, prices.saleTypeId))
    .where(inArray(prices.eventId, eventIds))
    .orderBy(asc(saleTypes.position), asc(prices.id));
  const { id, eventId: ofEvent, seatGroupId, blockId, timeStart } = inventory;
  const stocks = await db
    .select({ id, eventId: ofEvent, seatGroupId, blockId, timeStart })
    .from(inventory)
    .where(inArray(ofEvent, eventIds))
    .orderBy(asc(id));
  const groupsOf = Map.groupBy(groups, ({ eventId }) => eventId);
  const pricesOf = Map.groupBy(rows, ({ price }) => price.eventId);
  const stocksOf = Map.groupBy(stocks, ({ eventId }) => eventId);
  return new Map(
    eventIds.map((eventId) => [
      eventId,
      { groups: groupsOf.get(eventId) ?? [], prices: pricesOf.get(eventId) ?? [], stocks: stocksOf.get(eventId) ?? [] },
    ]),
  );
}

const ticketingOf = oncePerServer(({ db, changes, wallClock }) => createTicketing(db, changes, wallClock));

/** How tickets of events are divided, read again when it has changed. */
export function readTicketing(context: ProviderContext, eventIds: readonly number[]): ReturnType<ReadTicketing> {
  return ticketingOf(context)(eventIds);
}
