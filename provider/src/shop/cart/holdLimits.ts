import { and, eq, gt, isNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { inventory, networkPurchases, reservations } from '../../platform/database/schema/index.ts';
import { networkOf } from '@spielplan/shared-contracts/http';
import type { Tx } from './cartLocks.ts';
import { type EventLimits, type HouseLimits, readEventLimits } from './eventLimits.ts';
import { DEFAULT_MAX_TICKETS } from './defaultMaxTickets.ts';
import type { Refusal } from './refusal.ts';

/** So long a purchase counts as if its tickets were still held. */
const PURCHASE_MS = 60_000;

interface HoldRequest {
  cartId: string;
  /** Whose network asks, as `networkKey` names it; null is not counted. */
  network: string | null;
  eventId: number;
  /** Tickets. */
  wanted: number;
  /** Names the hold request: in the place of what the cart holds of it already the wanted tickets come. */
  key: string | null;
  /** Epoch ms. */
  now: number;
}

/** The network of a request under a name that does not tell it. */
export function networkKey({ signing }: Pick<ProviderContext, 'signing'>, { ip }: FastifyRequest): string {
  return signing.sign('network', networkOf(ip));
}

/**
 * Makes the holds of one network for one event wait for each
 * other. Taken after the cart's lock and before those of stocks.
 */
export async function lockNetwork(tx: Tx, eventId: number, network: string | null): Promise<void> {
  if (network === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${eventId} ${network}`}, 0))`);
}

/**
 * Says which limit of one event a hold request would pass: what one cart holds, or what all carts of
 * one network hold and bought in the last minute (`networkShare`). `house` holds where the box
 * office has set nothing for the event. The caller holds the network's lock, so that of two carts of
 * a network the second counts what the first holds.
 */
export async function exceededLimit(tx: Tx, house: HouseLimits, holdRequest: HoldRequest): Promise<Refusal['reason'] | null> {
  const { cartId, network, eventId, wanted, key, now } = holdRequest;
  const active = and(
    eq(inventory.eventId, eventId),
    gt(reservations.expiresAt, new Date(now)),
    key === null
      ? undefined
      : or(ne(reservations.cartId, cartId), isNull(reservations.requestKey), ne(reservations.requestKey, key)),
  );
  const summed = tx
    .select({
      byCart: sql<string>`coalesce(sum(${reservations.quantity}) filter (where ${reservations.cartId} = ${cartId}), 0)`,
      byNetwork: sql<string>`coalesce(sum(${reservations.quantity}) filter (where ${reservations.network} = ${network}), 0)`,
    })
    .from(reservations)
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
    .where(active);
  const [limits, [held], bought] = await Promise.all([
    readEventLimits(tx, house, eventId),
    summed,
    network === null ? 0 : boughtBy(tx, eventId, network, now),
  ]);
  if (Number(held?.byCart ?? 0) + wanted > limits.holdsPerVisitor) return 'limitReached';
  if (network === null || limits.holdsPerNetworkPercent >= 100) return null;
  return Number(held?.byNetwork ?? 0) + bought + wanted > networkShare(limits) ? 'networkLimit' : null;
}

/**
 * The most of an event's places that one network takes within a minute, so that nobody empties a
 * hall: its share, or where that is less what one visitor may buy of one price, but no more than
 * half of a small hall. One place can always be had.
 */
export function networkShare({ places, holdsPerNetworkPercent }: Omit<EventLimits, 'holdsPerVisitor'>): number {
  const share = Math.floor((places * holdsPerNetworkPercent) / 100);
  return Math.max(1, share, Math.min(DEFAULT_MAX_TICKETS, Math.floor(places / 2)));
}

/**
 * Notes what was bought from a network, for the minute that it counts, and forgets what is older.
 */
export async function recordPurchase(
  tx: Tx,
  lines: readonly { eventId: number; network: string | null; quantity: number }[],
  now: number,
): Promise<void> {
  const boughtAt = new Date(now);
  const noted = lines.flatMap(({ network, ...line }) => (network === null ? [] : [{ ...line, network, boughtAt }]));
  await Promise.all([
    tx.delete(networkPurchases).where(lte(networkPurchases.boughtAt, new Date(now - PURCHASE_MS))),
    noted.length > 0 ? tx.insert(networkPurchases).values(noted) : undefined,
  ]);
}

async function boughtBy(tx: Tx, eventId: number, network: string, now: number): Promise<number> {
  const [bought] = await tx
    .select({ total: sum(networkPurchases.quantity) })
    .from(networkPurchases)
    .where(
      and(
        eq(networkPurchases.eventId, eventId),
        eq(networkPurchases.network, network),
        gt(networkPurchases.boughtAt, new Date(now - PURCHASE_MS)),
      ),
    );
  return Number(bought?.total ?? 0);
}
