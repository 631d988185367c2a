import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { inventory, reservations } from '../../database/schema/index.ts';

/** One thing that can be sold, with what is free of it at the moment it was asked. */
export interface Stock {
  id: number;
  eventId: number;
  seatGroupId: number | null;
  blockId: number | null;
  timeStart: string | null;
  capacity: number;
  free: number;
}

/** What a visitor is told of a stock: 0 sold out, 1 few left, 2 available. */
export type StockStatus = 0 | 1 | 2;

/** A tenth of the house or less is "few". */
const FEW_SHARE = 0.1;

/** The stocks of several events at `now` (epoch ms): sold places and living reservations are taken, expired ones are not. */
export async function readStocks(db: Db, eventIds: number[], now: number): Promise<Stock[]> {
  if (eventIds.length === 0) return [];
  const held = db
    .select({ inventoryId: reservations.inventoryId, quantity: sql<number>`sum(${reservations.quantity})`.as('held') })
    .from(reservations)
    .where(gt(reservations.expiresAt, new Date(now)))
    .groupBy(reservations.inventoryId)
    .as('holds');
  const rows = await db
    .select({ stock: inventory, held: sql<number>`coalesce(${held.quantity}, 0)::int` })
    .from(inventory)
    .leftJoin(held, eq(held.inventoryId, inventory.id))
    .where(and(inArray(inventory.eventId, eventIds)))
    .orderBy(inventory.id);
  return rows.map(({ stock: { sold, ...stock }, held: taken }) => ({ ...stock, free: Math.max(0, stock.capacity - sold - taken) }));
}

/** The status of one stock, or of several taken together. */
export function statusOf(...stocks: readonly Pick<Stock, 'capacity' | 'free'>[]): StockStatus {
  const free = stocks.reduce((sum, stock) => sum + stock.free, 0);
  const capacity = stocks.reduce((sum, stock) => sum + stock.capacity, 0);
  if (free === 0) return 0;
  return free <= capacity * FEW_SHARE ? 1 : 2;
}
