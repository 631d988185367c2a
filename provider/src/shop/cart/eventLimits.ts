import { eq, sum } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { eventHoldLimits, inventory } from '../../platform/database/schema/index.ts';
import { audit, type EditorRow } from '../../accounts/index.ts';

/** The house's limits, which the box office replaces for single events. */
export type HouseLimits = Pick<Configuration, 'holdsPerVisitor' | 'holdsPerNetworkPercent'>;

/** What holds for one event. */
export interface EventLimits extends HouseLimits {
  /** All that the event sells or has sold. */
  places: number;
}

/** What the box office has set for one event; null where the house's own limit holds. */
export type SetLimits = Pick<typeof eventHoldLimits.$inferSelect, 'perVisitor' | 'networkPercent'>;

/**
 * Reads the limits of one event from the database, so that
 * what the box office sets counts from the next hold on.
 */
export async function readEventLimits(db: Pick<Db, 'select'>, house: HouseLimits, eventId: number): Promise<EventLimits> {
  const { perVisitor, networkPercent } = eventHoldLimits;
  const [found] = await db
    .select({ places: sum(inventory.capacity), perVisitor, networkPercent })
    .from(inventory)
    .leftJoin(eventHoldLimits, eq(eventHoldLimits.eventId, inventory.eventId))
    .where(eq(inventory.eventId, eventId))
    .groupBy(perVisitor, networkPercent);
  return {
    places: Number(found?.places ?? 0),
    holdsPerVisitor: found?.perVisitor ?? house.holdsPerVisitor,
    holdsPerNetworkPercent: found?.networkPercent ?? house.holdsPerNetworkPercent,
  };
}

/** Every event with limits of its own. */
export async function listEventLimits({ db }: Pick<ProviderContext, 'db'>): Promise<(SetLimits & { eventId: number })[]> {
  return db.select().from(eventHoldLimits);
}

/**
 * Sets the limits of one event, or takes them away where
 * both are null, and keeps in the audit table who did it.
 */
export async function setEventLimits(
  context: ProviderContext,
  request: FastifyRequest,
  account: EditorRow,
  { eventId, perVisitor, networkPercent }: SetLimits & { eventId: number },
): Promise<void> {
  const set = { perVisitor, networkPercent };
  const detail = `event ${eventId}: ${perVisitor ?? 'house'} a visitor, ${networkPercent ?? 'house'} % a network`;
  await context.db.transaction(async (tx) => {
    if (perVisitor === null && networkPercent === null) {
      await tx.delete(eventHoldLimits).where(eq(eventHoldLimits.eventId, eventId));
    } else {
      await tx
        .insert(eventHoldLimits)
        .values({ eventId, ...set })
        .onConflictDoUpdate({ target: eventHoldLimits.eventId, set });
    }
    await audit({ ...context, db: tx }, request, 'hold_limits_set', account, detail);
  });
}
