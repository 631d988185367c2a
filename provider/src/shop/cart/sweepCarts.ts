import { and, lt, lte, notExists, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { carts, reservations } from '../../platform/database/schema/index.ts';
import { runPeriodically } from '../../platform/queue/runPeriodically.ts';
import { clearExpired, lockStocks } from './cartLocks.ts';

const INTERVAL_MS = 10 * 60_000;
const RETENTION_MS = 86_400_000;

/**
 * Clears away what nobody will ask for again: expired reservations, and carts that hold nothing for
 * a day. It frees nothing, because an expired reservation does not count anyway; it only keeps the
 * tables small.
 */
export async function sweepCarts({ db, clock }: ProviderContext): Promise<void> {
  const now = clock.now();
  const expired = await db
    .selectDistinct({ id: reservations.inventoryId })
    .from(reservations)
    .where(lte(reservations.expiresAt, new Date(now)));
  for (const { id } of expired) {
    await db.transaction(async (tx) => {
      await lockStocks(tx, [id]);
      await clearExpired(tx, [id], now);
    });
  }
  const isEmpty = notExists(db.select().from(reservations).where(eq(reservations.cartId, carts.id)));
  await db.delete(carts).where(and(lt(carts.touchedAt, new Date(now - RETENTION_MS)), isEmpty));
}

/** Sweeps after the start and every ten minutes. */
export function keepCartsSwept(app: FastifyInstance, context: ProviderContext): void {
  runPeriodically(app, context, { everyMs: INTERVAL_MS, sweep: () => sweepCarts(context), what: 'carts' });
}
