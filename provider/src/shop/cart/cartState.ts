import { and, eq, gt } from 'drizzle-orm';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { carts, reservations } from '../../platform/database/schema/index.ts';

export type ReservationRow = typeof reservations.$inferSelect;

/** What a cart holds. */
export interface CartState {
  kind: 'cart';
  /** Tickets. */
  quantity: number;
  /**
   * Until when all of it is held (epoch ms): what is
   * promised to the visitor. Null when it holds nothing.
   */
  until: number | null;
  /**
   * Since when it has held something without a break
   * (epoch ms); of an empty cart, that this has run out.
   */
  heldSince: number | null;
}

/**
 * What a cart holds now. Expired reservations are not in it; nobody has to clear them away for that.
 */
export async function readCart({ db, clock }: ProviderContext, cartId: string | null): Promise<CartState> {
  return cartId === null ? cartStateOf([], null) : cartStateAt(db, cartId, clock.now());
}

/** What a cart holds at `now` (epoch ms). */
export async function cartStateAt(db: Pick<Db, 'select'>, cartId: string, now: number): Promise<CartState> {
  const active = await db.select().from(reservations).where(activeReservations(cartId, now));
  const [cart] = await db.select({ heldSince: carts.heldSince }).from(carts).where(eq(carts.id, cartId));
  return cartStateOf(active, cart?.heldSince?.getTime() ?? null);
}

/** The active reservations of one cart taken together. */
export function cartStateOf(
  active: readonly Pick<ReservationRow, 'quantity' | 'expiresAt'>[],
  heldSince: number | null,
): CartState {
  const quantity = active.reduce((total, line) => total + line.quantity, 0);
  const until = active.length === 0 ? null : Math.min(...active.map(({ expiresAt }) => expiresAt.getTime()));
  return { kind: 'cart', quantity, until, heldSince };
}

/** The reservations of a cart that still count at `now` (epoch ms). */
export function activeReservations(cartId: string, now: number) {
  return and(eq(reservations.cartId, cartId), gt(reservations.expiresAt, new Date(now)));
}
