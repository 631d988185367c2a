import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { CartRequest } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { reservations } from '../../platform/database/schema/index.ts';
import {
  clearExpired,
  lockCart,
  withTicketTransaction,
  lockOrOpenCart,
  lockStocks,
  writeHeldSince,
  stocksInCart,
  type StockRow,
  type Tx,
} from './cartLocks.ts';
import { type CartState, cartStateAt, cartStateOf, activeReservations, type ReservationRow } from './cartState.ts';
import { findOffer, isOfferOpen, type Offer } from './findOffer.ts';
import { holdUntil } from './holdUntil.ts';
import { exceededLimit, lockNetwork } from './holdLimits.ts';
import { DEFAULT_MAX_TICKETS } from './defaultMaxTickets.ts';
import { type Refusal, refused } from './refusal.ts';
import type { FreeRow } from './chooseSeats.ts';
import { findSeating, freeLastSeats, readFreeRows, takeSeats } from './seating.ts';

/**
 * Holds tickets for a cart, all of the call or nothing, for the configured minutes of the server's
 * clock; with `RESERVATION_EXTENDS` what the cart already holds is extended to the same moment,
 * within the limit of the house (`holdUntil`). Tickets of a numbered stock lie beside each other in
 * one row, or are refused. `key` names the hold request: what is held of it already is not held
 * twice. `network` (`networkKey`) is whose holds are counted together. Throws `INVALID_BODY` naming
 * the field for an event, seat group, block or sale type that is not offered.
 */
export async function addToCart(
  context: ProviderContext,
  cartId: string,
  body: CartRequest,
  { key = null, network = null }: { key?: string | null; network?: string | null } = {},
): Promise<CartState | Refusal> {
  const { clock, configuration, changes } = context;
  const { extendsReservations } = configuration;
  const offer = await findOffer(context, body);
  const added = await withTicketTransaction(context, async (tx): Promise<CartState | Refusal> => {
    const known = await lockOrOpenCart(tx, cartId, clock.now());
    const [touched] = await Promise.all([
      extendsReservations || key !== null ? stocksInCart(tx, cartId) : [],
      lockNetwork(tx, offer.event.id, network),
    ]);
    const stocks = await lockStocks(tx, [...touched, offer.stock.id]);
    // The clock is read behind the locks: anyone who waited there decides by the time it is now.
    const now = clock.now();
    const wanted = body.quantities.reduce((total, quantity) => total + quantity, 0);
    // All that is read behind the locks is asked at once, since everybody else waits for them.
    const [{ before, held, isAnyExpired }, exceeded, rows] = await Promise.all([
      readActive(tx, cartId, [...stocks.keys()], offer.stock.id, now),
      exceededLimit(tx, configuration, { cartId, network, eventId: offer.event.id, wanted, key, now }),
      readFreeRows(tx, offer.stock.id),
    ]);
    if (isAnyExpired) await clearExpired(tx, stocks.keys(), now);
    const heldSince = before.length > 0 ? (known?.getTime() ?? now) : now;
    const sent = key === null ? [] : before.filter(({ requestKey }) => requestKey === key);
    if (isWhole(sent, offer, body)) return cartStateOf(before, heldSince);
    const own = before.filter((line) => !sent.includes(line));
    if (!isOfferOpen(offer, now)) return refused('notOnSale');
    if (exceedsLimit(own, offer, body)) return refused('limitReached');
    if (exceeded) return refused(exceeded);
    const current = Math.max(0, ...own.map(({ expiresAt }) => expiresAt.getTime()));
    const begin = extendsReservations ? { heldSince, current } : { heldSince: now };
    const expiresAt = new Date(holdUntil(configuration, { now, ...begin }));
    const lines = offer.prices.map((price, index) => ({
      cartId,
      inventoryId: offer.stock.id,
      priceId: price.id,
      quantity: body.quantities[index] ?? 0,
      expiresAt,
      requestKey: key,
      network,
    }));
    const heldByOthers =
      held - sent.reduce((total, line) => (line.inventoryId === offer.stock.id ? total + line.quantity : total), 0);
    // What has just been cleared away is free as well.
    const wantedLines = { stock: stocks.get(offer.stock.id), held: heldByOthers, lines, rows: isAnyExpired ? null : rows };
    if (!(await holdLinesAgain(tx, sent, wantedLines))) return refused('notEnoughSeats');
    const isExtended = extendsReservations && own.length > 0;
    await Promise.all([
      writeHeldSince(tx, cartId, heldSince),
      isExtended ? tx.update(reservations).set({ expiresAt }).where(activeReservations(cartId, now)) : undefined,
    ]);
    if (!isExtended) return cartStateOf([...own, ...lines], heldSince);
    return cartStateOf(
      [...own, ...lines].map((line) => ({ ...line, expiresAt })),
      heldSince,
    );
  });
  if (added.kind === 'cart') changes.changed('inventory');
  return added;
}

/**
 * Renews the hold of all that a cart has, within the limit of the house. Refused where it
 * holds nothing (any more), and where that would give no time: nothing changes then.
 */
export async function renewCart(context: ProviderContext, cartId: string | null): Promise<CartState | Refusal> {
  const { clock, configuration, changes } = context;
  if (cartId === null) return refused('noReservation');
  const outcome = await withTicketTransaction(context, async (tx): Promise<CartState | Refusal> => {
    if (!(await lockCart(tx, cartId))) return refused('noReservation');
    await lockStocks(tx, await stocksInCart(tx, cartId));
    const now = clock.now();
    const { quantity, until, heldSince } = await cartStateAt(tx, cartId, now);
    if (quantity === 0 || until === null) return refused('noReservation');
    const longer = holdUntil(configuration, { now, heldSince: heldSince ?? now, current: until });
    if (!configuration.extendsReservations || longer <= until) return refused('notRenewable');
    const expiresAt = new Date(longer);
    await tx.update(reservations).set({ expiresAt }).where(activeReservations(cartId, now));
    return { kind: 'cart', quantity, until: longer, heldSince };
  });
  if (outcome.kind === 'cart') changes.changed('inventory');
  return outcome;
}

/**
 * Gives everything in a cart back at once. A cart that holds
 * nothing (any more) is refused: there is no reservation to end.
 */
export async function releaseCart(context: ProviderContext, cartId: string | null): Promise<CartState | Refusal> {
  const { clock, changes } = context;
  if (cartId === null) return refused('noReservation');
  const wasHolding = await withTicketTransaction(context, async (tx) => {
    if (!(await lockCart(tx, cartId))) return false;
    const stocks = await lockStocks(tx, await stocksInCart(tx, cartId));
    const now = clock.now();
    await clearExpired(tx, stocks.keys(), now);
    const released = await tx.delete(reservations).where(eq(reservations.cartId, cartId)).returning({ id: reservations.id });
    if (released.length > 0) await writeHeldSince(tx, cartId, null);
    return released.length > 0;
  });
  if (!wasHolding) return refused('noReservation');
  changes.changed('inventory');
  return cartStateOf([], null);
}

/**
 * Gives one line of a cart back, or `quantity` tickets of it. Refused where the
 * cart holds nothing (any more); throws `NOT_FOUND` for a line that is not in it.
 */
export async function releaseLine(
  context: ProviderContext,
  cartId: string | null,
  lineId: number,
  quantity = Number.POSITIVE_INFINITY,
): Promise<CartState | Refusal> {
  const { clock, changes } = context;
  if (cartId === null) return refused('noReservation');
  const outcome = await withTicketTransaction(context, async (tx): Promise<CartState | Refusal> => {
    if (!(await lockCart(tx, cartId))) return refused('noReservation');
    const isLine = and(eq(reservations.id, lineId), eq(reservations.cartId, cartId));
    const [known] = await tx.select().from(reservations).where(isLine);
    if (known) await lockStocks(tx, [known.inventoryId]);
    const now = clock.now();
    const [line] = await tx
      .select()
      .from(reservations)
      .where(and(isLine, gt(reservations.expiresAt, new Date(now))));
    if (!line) {
      if ((await cartStateAt(tx, cartId, now)).quantity === 0) return refused('noReservation');
      throw new SpielplanError('NOT_FOUND', { detail: 'no such line in the cart' });
    }
    if (quantity >= line.quantity) {
      await tx.delete(reservations).where(isLine);
    } else {
      await freeLastSeats(tx, line.id, quantity);
      await tx
        .update(reservations)
        .set({ quantity: line.quantity - quantity })
        .where(isLine);
    }
    const rest = await cartStateAt(tx, cartId, now);
    if (rest.quantity === 0) await writeHeldSince(tx, cartId, null);
    return rest.quantity === 0 ? cartStateOf([], null) : rest;
  });
  if (outcome.kind === 'cart') changes.changed('inventory');
  return outcome;
}

/** Whether lines are all that a request asks for. */
function isWhole(lines: readonly ReservationRow[], { prices, stock }: Offer, { quantities }: CartRequest): boolean {
  const held = lines.map(({ priceId, quantity, inventoryId }) => `${inventoryId}.${priceId}.${quantity}`).sort();
  const asked = prices.map(({ id }, index) => `${stock.id}.${id}.${quantities[index]}`).sort();
  return held.length > 0 && held.join() === asked.join();
}

/**
 * What counts in the cart, how much of `stockId` is held in all, and whether anything in the locked
 * stocks has expired. Summed by the database: in a rush thousands hold the same stock.
 */
async function readActive(tx: Tx, cartId: string, lockedIds: number[], stockId: number, now: number) {
  const moment = new Date(now);
  const summed = tx
    .select({
      held: sql<number>`coalesce(sum(${reservations.quantity})
        filter (where ${reservations.inventoryId} = ${stockId} and ${reservations.expiresAt} > ${moment.toISOString()}::timestamptz), 0)::int`,
      expired: sql<number>`count(*) filter (where ${reservations.expiresAt} <= ${moment.toISOString()}::timestamptz)::int`,
    })
    .from(reservations)
    .where(inArray(reservations.inventoryId, lockedIds));
  const [[found], before] = await Promise.all([summed, tx.select().from(reservations).where(activeReservations(cartId, now))]);
  return { before, held: found?.held ?? 0, isAnyExpired: (found?.expired ?? 0) > 0 };
}

interface Wanted {
  stock: StockRow | undefined;
  /** Tickets of the stock that are held, besides those in whose place the lines come. */
  held: number;
  lines: readonly (typeof reservations.$inferInsert)[];
  /** The rows of the stock, where they have been read already. */
  rows: readonly FreeRow[] | null;
}

class NotEnoughSeats extends Error {}

/**
 * Holds what is wanted in the place of what is left of the same hold request, a part of
 * which was given back meanwhile: as a whole and still once, or else what is left stays.
 */
async function holdLinesAgain(tx: Tx, left: readonly ReservationRow[], wanted: Wanted): Promise<boolean> {
  if (left.length === 0) return hold(tx, wanted);
  const ids = left.map(({ id }) => id);
  try {
    await tx.transaction(async (savepoint) => {
      await savepoint.delete(reservations).where(inArray(reservations.id, ids));
      if (!(await hold(savepoint, { ...wanted, rows: null }))) throw new NotEnoughSeats();
    });
    return true;
  } catch (error) {
    if (error instanceof NotEnoughSeats) return false;
    throw error;
  }
}

async function hold(tx: Tx, { stock, held, lines, rows }: Wanted): Promise<boolean> {
  if (!stock) return false;
  const wanted = lines.reduce((total, { quantity }) => total + quantity, 0);
  if (wanted > stock.capacity - stock.sold - held) return false;
  const seating = findSeating(rows ?? (await readFreeRows(tx, stock.id)), wanted);
  if (seating.kind === 'full') return false;
  const written = await tx
    .insert(reservations)
    .values([...lines])
    .returning({ id: reservations.id, quantity: reservations.quantity });
  if (seating.kind === 'numbered') await takeSeats(tx, stock.id, seating.block, written);
  return true;
}

/** The most of one price is meant for one cart, however many calls and slots fill it. */
function exceedsLimit(own: readonly ReservationRow[], { prices }: Offer, { quantities }: CartRequest): boolean {
  return prices.some(({ id, maxQuantity }) => {
    const known = own.reduce((total, { priceId, quantity }) => (priceId === id ? total + quantity : total), 0);
    const asked = quantities.reduce((total, quantity, index) => (prices[index]?.id === id ? total + quantity : total), 0);
    return known + asked > (maxQuantity ?? DEFAULT_MAX_TICKETS);
  });
}
