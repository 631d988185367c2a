import { and, asc, eq, gt, inArray, min, sum } from 'drizzle-orm';
import { cacheByKey } from '../../platform/changes/cacheByKey.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { inventory, reservations } from '../../platform/database/schema/index.ts';
import { oncePerServer, type ProviderContext } from '../../platform/context.ts';

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

/** Tells the stocks of these events: sold places and active reservations are taken, expired ones are not. */
export type Availability = (eventIds: readonly number[]) => Promise<(eventId: number) => readonly Stock[]>;

/**
 * Availability as lists and pages show it, from memory: what is sold is read once per sale, what is
 * held once per reservation, of the events that are shown. Who sells asks the database, behind a lock.
 */
export function createAvailability(db: Db, changes: Changes, clock: Clock): Availability {
  const readStocks = cacheByKey(changes, 'sales', (eventIds) => loadStocks(db, eventIds), clock.now);
  const readHeld = cacheByKey(changes, 'inventory', (eventIds) => loadHeld(db, changes, eventIds, clock.now()), clock.now);
  return async (eventIds) => {
    const [stocksOf, heldOf] = await Promise.all([readStocks(eventIds), readHeld(eventIds)]);
    return (eventId) =>
      (stocksOf(eventId) ?? []).map(({ sold, ...stock }) => ({
        ...stock,
        free: Math.max(0, stock.capacity - sold - (heldOf(eventId)?.get(stock.id) ?? 0)),
      }));
  };
}

async function loadStocks(db: Db, eventIds: readonly number[]) {
  const rows = await db
    .select()
    .from(inventory)
    .where(inArray(inventory.eventId, [...eventIds]))
    .orderBy(asc(inventory.id));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** By event, how much is held of each of its stocks at `now` (epoch ms). */
async function loadHeld(db: Db, changes: Changes, eventIds: readonly number[], now: number) {
  const rows = await db
    .select({
      eventId: inventory.eventId,
      id: reservations.inventoryId,
      quantity: sum(reservations.quantity).mapWith(Number),
      soonest: min(reservations.expiresAt),
    })
    .from(reservations)
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
    .where(and(inArray(inventory.eventId, [...eventIds]), gt(reservations.expiresAt, new Date(now))))
    .groupBy(inventory.eventId, reservations.inventoryId);
  // Whichever server took a reservation, each one that shows it knows when it ends.
  for (const { soonest } of rows) if (soonest) changes.inventoryChangesAt(soonest.getTime());
  const ofEvent = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map([...ofEvent].map(([eventId, own]) => [eventId, new Map(own.map(({ id, quantity }) => [id, quantity]))]));
}

/** The status of one stock, or of several taken together. */
export function statusOf(...stocks: readonly Pick<Stock, 'capacity' | 'free'>[]): StockStatus {
  const free = stocks.reduce((total, stock) => total + stock.free, 0);
  const capacity = stocks.reduce((total, stock) => total + stock.capacity, 0);
  if (free === 0) return 0;
  return free <= capacity * FEW_SHARE ? 1 : 2;
}

const availabilityOf = oncePerServer(({ db, changes, wallClock }) => createAvailability(db, changes, wallClock));

/** What is left of each event's tickets, read again when it has changed. */
export function readAvailability(context: ProviderContext, eventIds: readonly number[]): ReturnType<Availability> {
  return availabilityOf(context)(eventIds);
}
