import { asc, gt, min, sum } from 'drizzle-orm';
import { type Changes, cacheUntilChange } from '../../changes.ts';
import type { Clock } from '../../clock.ts';
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

/**
 * Tells the stocks of an event: sold places and living reservations are taken, expired ones are not.
 */
export type Availability = () => Promise<(eventId: number) => readonly Stock[]>;

/**
 * Availability as lists and pages show it, from memory: what is sold is read once per sale,
 * what is held once per reservation. Who sells asks the database itself, behind a lock.
 */
export function createAvailability(db: Db, changes: Changes, clock: Clock): Availability {
  const readInventory = cacheUntilChange(
    changes,
    'sales',
    async () => Map.groupBy(await db.select().from(inventory).orderBy(asc(inventory.id)), ({ eventId }) => eventId),
    clock.now,
  );
  const readHeld = cacheUntilChange(
    changes,
    'inventory',
    async () => {
      const rows = await db
        .select({
          id: reservations.inventoryId,
          quantity: sum(reservations.quantity).mapWith(Number),
          soonest: min(reservations.expiresAt),
        })
        .from(reservations)
        .where(gt(reservations.expiresAt, new Date(clock.now())))
        .groupBy(reservations.inventoryId);
      // Whichever server took a reservation, each one that shows it knows when it ends.
      for (const { soonest } of rows) if (soonest) changes.inventoryChangesAt(soonest.getTime());
      return new Map(rows.map(({ id, quantity }) => [id, quantity]));
    },
    clock.now,
  );

  return async () => {
    const [stocks, held] = await Promise.all([readInventory(), readHeld()]);
    return (eventId) =>
      (stocks.get(eventId) ?? []).map(({ sold, ...stock }) => ({
        ...stock,
        free: Math.max(0, stock.capacity - sold - (held.get(stock.id) ?? 0)),
      }));
  };
}

/** The status of one stock, or of several taken together. */
export function statusOf(...stocks: readonly Pick<Stock, 'capacity' | 'free'>[]): StockStatus {
  const free = stocks.reduce((total, stock) => total + stock.free, 0);
  const capacity = stocks.reduce((total, stock) => total + stock.capacity, 0);
  if (free === 0) return 0;
  return free <= capacity * FEW_SHARE ? 1 : 2;
}
