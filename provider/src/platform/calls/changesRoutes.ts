import { gt, min } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changesCall, type ChangeCounters } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../context.ts';
import { reservations } from '../database/schema/index.ts';
import { registerCall } from '../http/registerCall.ts';

/**
 * Anyone who asks within this time gets the same answer,
 * so that any number of shells costs two small queries.
 */
const CACHED_MS = 100;

/**
 * Tells which topics have changed, by a number for each. Held
 * tickets that come free by themselves count as a change.
 */
export function registerChanges(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock, changes, counters } = context;
  let kept: { until: number; counts: Promise<ChangeCounters> } | null = null;

  const readCounts = async (): Promise<ChangeCounters> => {
    // Passes the moments that are over, and counts them.
    changes.stamp('inventory');
    const [next] = await db
      .select({ moment: min(reservations.expiresAt) })
      .from(reservations)
      .where(gt(reservations.expiresAt, new Date(clock.now())));
    if (next?.moment) changes.inventoryChangesAt(next.moment.getTime());
    return counters.read();
  };

  registerCall(app, context, changesCall, ({ reply }) => {
    reply.header('cache-control', 'no-store');
    if (!kept || performance.now() > kept.until) kept = { until: performance.now() + CACHED_MS, counts: readCounts() };
    return kept.counts;
  });
}
