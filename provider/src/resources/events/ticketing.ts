import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { prices, saleTypes, seatGroups } from '../../database/schema/index.ts';

export type SeatGroupRow = typeof seatGroups.$inferSelect;
export interface PriceRow {
  price: typeof prices.$inferSelect;
  saleType: typeof saleTypes.$inferSelect;
}

/** What an event sells and for how much, apart from how much of it is left. */
export interface Ticketing {
  groups: SeatGroupRow[];
  prices: PriceRow[];
}

/** The seat groups and prices of an event, in the order of the house: full price first. */
export async function readTicketing(db: Db, eventId: number): Promise<Ticketing> {
  const groups = await db.select().from(seatGroups).where(eq(seatGroups.eventId, eventId)).orderBy(asc(seatGroups.number));
  const rows = await db
    .select({ price: prices, saleType: saleTypes })
    .from(prices)
    .innerJoin(saleTypes, eq(saleTypes.id, prices.saleTypeId))
    .where(eq(prices.eventId, eventId))
    .orderBy(asc(saleTypes.position), asc(prices.id));
  return { groups, prices: rows };
}
