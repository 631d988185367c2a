import { asc, eq } from 'drizzle-orm';
import { type Changes, cacheUntilChange } from '../../changes.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/connect.ts';
import { inventory, prices, saleTypes, seatGroups } from '../../database/schema/index.ts';

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

/**
 * The seat groups, stocks and prices of every event, from
 * memory, in the order of the house: full price first.
 */
export function createTicketing(db: Db, changes: Changes, clock: Clock): () => Promise<(eventId: number) => Ticketing> {
  return cacheUntilChange(
    changes,
    'content',
    async () => {
      const groups = await db.select().from(seatGroups).orderBy(asc(seatGroups.number));
      const rows = await db
        .select({ price: prices, saleType: saleTypes })
        .from(prices)
        .innerJoin(saleTypes, eq(saleTypes.id, prices.saleTypeId))
        .orderBy(asc(saleTypes.position), asc(prices.id));
      const { id, eventId: ofEvent, seatGroupId, blockId, timeStart } = inventory;
      const stocks = await db.select({ id, eventId: ofEvent, seatGroupId, blockId, timeStart }).from(inventory).orderBy(asc(id));
      const stocksOf = Map.groupBy(stocks, ({ eventId }) => eventId);
      const groupsOf = Map.groupBy(groups, ({ eventId }) => eventId);
      const pricesOf = Map.groupBy(rows, ({ price }) => price.eventId);
      return (eventId) => ({
        groups: groupsOf.get(eventId) ?? [],
        prices: pricesOf.get(eventId) ?? [],
        stocks: stocksOf.get(eventId) ?? [],
      });
    },
    clock.now,
  );
}
