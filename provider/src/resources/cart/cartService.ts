import { and, asc, eq, gt, lte, max, sum } from 'drizzle-orm';
import type { CartRequest } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { carts, inventory, reservations } from '../../database/schema/index.ts';
import { isOnSale } from '../events/presentEventSummary.ts';
import { findOffer } from './findOffer.ts';
import type { Refusal } from './refusal.ts';

/** What a cart holds; `until` is when all of it comes free again (epoch ms), null when it holds nothing. */
export interface CartState {
  kind: 'cart';
  quantity: number;
  until: number | null;
}

/**
 * Holds tickets for a cart, all of the call or nothing, for the configured minutes of the server's clock; what the cart
 * already holds is extended to the same moment. The stock's row is locked first, so of two buyers of the last seat exactly
 * one gets it. Throws `INVALID_BODY` naming the field for an event, seat group, block or sale type that is not offered.
 */
export async function addToCart(context: ProviderContext, cartId: string, body: CartRequest): Promise<CartState | Refusal> {
  const { db, clock, configuration, changes } = context;
  const added = await db.transaction(async (tx): Promise<CartState | Refusal> => {
    const offer = await findOffer(tx, body);
    const [stock] = await tx.select().from(inventory).where(eq(inventory.id, offer.stock.id)).for('update');
    // The clock is read behind the lock: whoever waited there decides by the time it is now.
    const now = clock.now();
    if (!isOnSale(offer, now)) return { kind: 'refused', reason: 'notOnSale' };
    const wanted = body.quantities.reduce((total, quantity) => total + quantity, 0);
    if (!stock || wanted > stock.capacity - stock.sold - (await heldPlaces(tx, stock.id, now)))
      return { kind: 'refused', reason: 'notEnoughSeats' };

    const expiresAt = new Date(now + configuration.reservationMinutes * 60_000);
    await tx
      .insert(carts)
      .values({ id: cartId, createdAt: new Date(now) })
      .onConflictDoNothing();
    await tx
      .delete(reservations)
      .where(and(eq(reservations.inventoryId, offer.stock.id), lte(reservations.expiresAt, new Date(now))));
    await tx
      .update(reservations)
      .set({ expiresAt })
      .where(and(eq(reservations.cartId, cartId), gt(reservations.expiresAt, new Date(now))));
    await tx.insert(reservations).values(
      offer.prices.map((price, index) => ({
        cartId,
        inventoryId: offer.stock.id,
        priceId: price.id,
        quantity: body.quantities[index] ?? 0,
        expiresAt,
      })),
    );
    return stateOf(tx, cartId, now);
  });
  if (added.kind === 'cart') {
    changes.changed('inventory');
    if (added.until !== null) changes.inventoryChangesAt(added.until);
  }
  return added;
}

/** What a cart holds now. Expired reservations are not in it; nobody has to clear them away for that. */
export async function readCart({ db, clock }: ProviderContext, cartId: string | null): Promise<CartState> {
  return cartId === null ? { kind: 'cart', quantity: 0, until: null } : stateOf(db, cartId, clock.now());
}

/** Gives everything in a cart back at once. A cart that holds nothing (any more) is refused: there is no reservation to end. */
export async function releaseCart({ db, clock, changes }: ProviderContext, cartId: string | null): Promise<CartState | Refusal> {
  if (cartId === null) return { kind: 'refused', reason: 'noReservation' };
  const released = await db
    .delete(reservations)
    .where(eq(reservations.cartId, cartId))
    .returning({ expiresAt: reservations.expiresAt });
  await db.delete(carts).where(eq(carts.id, cartId));
  changes.changed('inventory');
  const wasHolding = released.some(({ expiresAt }) => expiresAt.getTime() > clock.now());
  return wasHolding ? { kind: 'cart', quantity: 0, until: null } : { kind: 'refused', reason: 'noReservation' };
}

/** Tells the answer cache when the next of the reservations that outlived a restart will end. */
export async function watchNextExpiry({ db, clock, changes }: ProviderContext): Promise<void> {
  const [next] = await db
    .select({ expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(gt(reservations.expiresAt, new Date(clock.now())))
    .orderBy(asc(reservations.expiresAt))
    .limit(1);
  if (next) changes.inventoryChangesAt(next.expiresAt.getTime());
}

async function heldPlaces(tx: Pick<Db, 'select'>, inventoryId: number, now: number): Promise<number> {
  const [row] = await tx
    .select({ held: sum(reservations.quantity).mapWith(Number) })
    .from(reservations)
    .where(and(eq(reservations.inventoryId, inventoryId), gt(reservations.expiresAt, new Date(now))));
  return row?.held ?? 0;
}

async function stateOf(db: Pick<Db, 'select'>, cartId: string, now: number): Promise<CartState> {
  const [row] = await db
    .select({ quantity: sum(reservations.quantity).mapWith(Number), until: max(reservations.expiresAt) })
    .from(reservations)
    .where(and(eq(reservations.cartId, cartId), gt(reservations.expiresAt, new Date(now))));
  return { kind: 'cart', quantity: row?.quantity ?? 0, until: row?.until?.getTime() ?? null };
}
