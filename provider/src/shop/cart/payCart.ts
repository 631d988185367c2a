import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProviderContext } from '../../platform/context.ts';
import { events, inventory, orderLines, orders, prices, reservations, seats } from '../../platform/database/schema/index.ts';
import { clearExpired, lockCart, lockStocks, withTicketTransaction, writeHeldSince, stocksInCart, type Tx } from './cartLocks.ts';
import { recordPurchase } from './holdLimits.ts';
import { activeReservations } from './cartState.ts';
import { type Refusal, refused } from './refusal.ts';

/**
 * What the visitor saw when agreeing to pay; `key` names
 * this one payment, so that sending it twice pays once.
 */
export interface Payment {
  /** Whose order it becomes; null for who is not logged in. */
  accountId: number | null;
  key: string;
  quantity: number;
  totalCents: number;
}

/** `changed`: the cart is not what the visitor saw any more, and nothing was sold. */
export type PaymentOutcome = { kind: 'paid'; orderId: number } | { kind: 'changed' } | Refusal;

/**
 * Turns what a cart holds into an order: in one transaction the seats become sold, the counter moves
 * and the reservations end. What has expired is not sold, even if it is still free: the visitor has
 * been told that it went. Nor is an event that was cancelled meanwhile. A payment that was sent
 * before answers with its order.
 */
export async function payCart(context: ProviderContext, cartId: string | null, payment: Payment): Promise<PaymentOutcome> {
  const { clock, changes } = context;
  if (cartId === null) return refused('noReservation');
  const outcome = await withTicketTransaction(context, async (tx): Promise<PaymentOutcome & { isNew?: boolean }> => {
    if (!(await lockCart(tx, cartId))) return refused('noReservation');
    const isSame = and(eq(orders.cartId, cartId), eq(orders.paymentKey, payment.key));
    const [[known], touched] = await Promise.all([tx.select().from(orders).where(isSame), stocksInCart(tx, cartId)]);
    if (known) return { kind: 'paid', orderId: known.id };
    const stocks = await lockStocks(tx, touched);
    const now = clock.now();
    const active = tx
      .select({ reservation: reservations, cents: prices.cents, status: events.status, eventId: events.id })
      .from(reservations)
      .innerJoin(prices, eq(prices.id, reservations.priceId))
      .innerJoin(events, eq(events.id, prices.eventId))
      .where(activeReservations(cartId, now))
      .orderBy(reservations.id);
    const [lines] = await Promise.all([active, clearExpired(tx, stocks.keys(), now)]);
    if (lines.length === 0) return refused('noReservation');
    if (lines.some(({ status }) => status !== 'scheduled')) return refused('notOnSale');
    const quantity = lines.reduce((total, { reservation }) => total + reservation.quantity, 0);
    const totalCents = lines.reduce((total, { reservation, cents }) => total + reservation.quantity * cents, 0);
    if (quantity !== payment.quantity || totalCents !== payment.totalCents) return { kind: 'changed' };
    const orderId = await openOrder(tx, cartId, payment, new Date(now));
    const bought = lines.map(({ reservation: { network, quantity: tickets }, eventId }) => ({
      eventId,
      network,
      quantity: tickets,
    }));
    const sold = await writeOrderLines(tx, orderId, lines);
    await Promise.all([
      ...lines.map(({ reservation }, index) => sell(tx, reservation, sold[index] ?? 0)),
      recordPurchase(tx, bought, now),
      writeHeldSince(tx, cartId, null),
    ]);
    // Once their seats belong to the order: they would go along.
    const ended = lines.map(({ reservation }) => reservation.id);
    await tx.delete(reservations).where(inArray(reservations.id, ended));
    return { kind: 'paid', orderId, isNew: true };
  });
  if (outcome.kind === 'paid' && outcome.isNew) changes.changed('sales');
  return outcome;
}

async function openOrder(tx: Tx, cartId: string, { accountId, key, totalCents }: Payment, orderedAt: Date): Promise<number> {
  const [order] = await tx
    .insert(orders)
    .values({ cartId, accountId, paymentKey: key, totalCents, orderedAt })
    .returning({ id: orders.id });
  if (!order) throw new RangeError('The order was not written.');
  return order.id;
}

/** Answers the ids of the written lines, in the order of the held ones. */
async function writeOrderLines(
  tx: Tx,
  orderId: number,
  lines: readonly { reservation: typeof reservations.$inferSelect; cents: number }[],
): Promise<number[]> {
  const rows = lines.map(({ reservation: { inventoryId, priceId, quantity }, cents }) => ({
    orderId,
    inventoryId,
    priceId,
    quantity,
    cents,
  }));
  const written = await tx.insert(orderLines).values(rows).returning({ id: orderLines.id });
  if (written.length !== lines.length) throw new RangeError('The lines of the order were not written.');
  return written.map(({ id }) => id);
}

/** Gives the seats of a held line to a line of the order, and counts them. */
async function sell(tx: Tx, { id, inventoryId, quantity }: typeof reservations.$inferSelect, orderLineId: number): Promise<void> {
  await Promise.all([
    tx.update(seats).set({ reservationId: null, orderLineId }).where(eq(seats.reservationId, id)),
    tx
      .update(inventory)
      .set({ sold: sql`${inventory.sold} + ${quantity}` })
      .where(eq(inventory.id, inventoryId)),
  ]);
}
