import { and, eq, gt } from 'drizzle-orm';
import type { ProviderContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { reservations } from '../../database/schema/index.ts';

export type ReservationRow = typeof reservations.$inferSelect;

/** What a cart holds. */
export interface CartState {
  kind: 'cart';
  /** Tickets. */
  quantity: number;
  /** Until when all of it is held (epoch ms): what is promised to the visitor. Null when it holds nothing. */
  until: number | null;
}

/** What a cart holds now. Expired reservations are not in it; nobody has to clear them away for that. */
export async function readCart({ db, clock }: ProviderContext, cartId: string | null): Promise<CartState> {
  return cartId === null ? cartStateOf([]) : cartStateAt(db, cartId, clock.now());
}

/** What a cart holds at `now` (epoch ms). */
export async function cartStateAt(db: Pick<Db, 'select'>, cartId: string, now: number): Promise<CartState> {
  return cartStateOf(await db.select().from(reservations).where(livingIn(cartId, now)));
}

/** The living reservations of one cart taken together. */
export function cartStateOf(living: readonly Pick<ReservationRow, 'quantity' | 'expiresAt'>[]): CartState {
  const quantity = living.reduce((total, line) => total + line.quantity, 0);
  const until = living.length === 0 ? null : Math.min(...living.map(({ expiresAt }) => expiresAt.getTime()));
  return { kind: 'cart', quantity, until };
}

/** The reservations of a cart that still count at `now` (epoch ms). */
export function livingIn(cartId: string, now: number) {
  return and(eq(reservations.cartId, cartId), gt(reservations.expiresAt, new Date(now)));
}
