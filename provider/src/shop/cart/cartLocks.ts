import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { COMMIT_EARLY } from '../../platform/database/flushed.ts';
import { carts, inventory, reservations } from '../../platform/database/schema/index.ts';

/** What a transaction of the ticket system is given. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type StockRow = typeof inventory.$inferSelect;

// No seat is sold twice: changes of reservations, seats or the sold counter lock the row of the stock.
// First the cart, then the stocks in the order of their ids, so no two wait for each other.

/**
 * Runs a transaction of the ticket system when its turn comes (`ticketQueue`). On a server its locks do not last
 * until the disk has it, or a hall would sell as slowly as the disk; the answer waits for that all the same.
 */
export async function withTicketTransaction<T>(
  { db, ticketQueue, flushed }: ProviderContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!flushed) return ticketQueue.run(() => db.transaction(work));
  const outcome = await ticketQueue.run(() =>
    db.transaction(async (tx) => {
      const working = work(tx);
      const early = tx.execute(COMMIT_EARLY).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      // Once a statement has failed all others of its transaction do: what they say hides the cause.
      const done = await working;
      const failure = await early;
      if (failure) throw failure.error;
      return done;
    }),
  );
  await flushed();
  return outcome;
}

/**
 * Locks a cart and makes it where it is new. Anyone else who works
 * on the same cart waits. Answers since when it holds something.
 */
export async function lockOrOpenCart(tx: Tx, cartId: string, now: number): Promise<Date | null> {
  const moment = new Date(now);
  const [cart] = await tx
    .insert(carts)
    .values({ id: cartId, createdAt: moment, touchedAt: moment })
    .onConflictDoUpdate({ target: carts.id, set: { touchedAt: moment } })
    .returning({ heldSince: carts.heldSince });
  return cart?.heldSince ?? null;
}

/** Locks a cart; false where there is none. */
export async function lockCart(tx: Tx, cartId: string): Promise<boolean> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('update');
  return cart !== undefined;
}

/** Notes since when a locked cart holds something; null once all of it was given back or bought. */
export async function writeHeldSince(tx: Tx, cartId: string, heldSince: number | null): Promise<void> {
  await tx
    .update(carts)
    .set({ heldSince: heldSince === null ? null : new Date(heldSince) })
    .where(eq(carts.id, cartId));
}

/** Locks stocks in the order of their ids, whatever order they are named in. */
export async function lockStocks(tx: Tx, ids: Iterable<number>): Promise<Map<number, StockRow>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.select().from(inventory).where(inArray(inventory.id, wanted)).orderBy(asc(inventory.id)).for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The stocks that a cart holds something of, expired or not.
 * The caller has locked the cart, so none is added meanwhile.
 */
export async function stocksInCart(tx: Tx, cartId: string): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: reservations.inventoryId })
    .from(reservations)
    .where(eq(reservations.cartId, cartId));
  return rows.map(({ id }) => id);
}

/** Clears expired reservations of locked stocks away, with their seats. */
export async function clearExpired(tx: Tx, stockIds: Iterable<number>, now: number): Promise<void> {
  await tx
    .delete(reservations)
    .where(and(inArray(reservations.inventoryId, [...stockIds]), lte(reservations.expiresAt, new Date(now))));
}
