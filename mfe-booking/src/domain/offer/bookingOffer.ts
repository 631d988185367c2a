import type { Price, SeatGroup } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { isFreePrice, overAt } from '@spielplan/shared-contracts/rules';
import { bookablePrices, priceListOf, type BookingMode, type PriceList } from './offeredPrices.ts';
import { firstAvailableSlot, openTimeslots, type OfferedSlot } from './timeslots.ts';

/**
 * Tickets that are sold alike, as the widget offers them.
 * `name` is empty for an event without seat groups.
 */
export interface OfferedGroup extends PriceList {
  key: string;
  seatGroup: number | null;
  name: string;
  hasFewLeft: boolean;
  /** Kept for wheelchair users or their companions. */
  isKept: boolean;
  /** Empty unless tickets are sold by time of admission. */
  slots: OfferedSlot[];
}

/**
 * Why tickets can be booked here, or why not. `elsewhere`:
 * only the webshop sells them; `none`: nobody does.
 */
export type SaleState =
  | { kind: 'bookable' }
  | { kind: 'notYet'; /** Epoch ms. */ from: number }
  | { kind: 'free' | 'none' | 'over' | 'soldOut' | 'offline' | 'elsewhere' };

export interface BookingOffer {
  sale: SaleState;
  mode: BookingMode;
  groups: OfferedGroup[];
  /** Some tickets cost nothing and are had at the box office, not here (R26). */
  hasFreeTickets: boolean;
  /** All that can be booked is free: places are reserved, none is sold. */
  isReserved: boolean;
}

type OfferInput = Pick<
  BookingSlotProps,
  | 'idJet'
  | 'prices'
  | 'seatGroups'
  | 'dateStart'
  | 'dateEnd'
  | 'durationMinutes'
  | 'ticketSaleFrom'
  | 'isShopOnline'
  | 'ticketStatus'
>;

/**
 * What the widget offers of an event at `now` (epoch ms of
 * the server's clock): product.md sections 4 and 5, R22-R26.
 */
export function describeOffer(event: OfferInput, now: number): BookingOffer {
  const mode: BookingMode = event.seatGroups.some(({ timeslots }) => timeslots.length > 0) ? 'timeslots' : 'seats';
  const sources = event.seatGroups.length > 0 ? event.seatGroups : [wholeHouse(event.prices)];
  const groups = sources.flatMap((source) => offeredGroup(source, event, mode, now) ?? []);
  const prices = sources.flatMap((source) => pricesOf(source, event.prices));
  const bookable = bookablePrices(prices);
  const isReserved = bookable.length > 0 && bookable.every(({ price }) => isFreePrice(price));
  const state = { mode, groups, hasFreeTickets: bookable.length < prices.length, isReserved };
  return { ...state, sale: saleState(event, { ...state, hasPrices: prices.length > 0, isFree: bookable.length === 0 }, now) };
}

/** The time of admission (block id) that is chosen beforehand, by key of the group (R24). */
export function preselectedSlots({ groups }: BookingOffer): Record<string, number> {
  const chosen = groups.flatMap(({ key, slots }) => {
    const slot = firstAvailableSlot(slots);
    return slot ? [[key, slot.blockId] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** When the event is over (epoch ms): from then on nothing of it is sold. */
export function overAtOf({
  dateStart,
  dateEnd = null,
  durationMinutes = null,
}: Pick<OfferInput, 'dateStart' | 'dateEnd' | 'durationMinutes'>): number {
  return overAt({ date_start: dateStart, date_end: dateEnd, duration_minutes: durationMinutes });
}

interface SaleFacts extends Omit<BookingOffer, 'sale'> {
  hasPrices: boolean;
  isFree: boolean;
}

function saleState(event: OfferInput, { mode, groups, hasPrices, isFree }: SaleFacts, now: number): SaleState {
  const { seatGroups, ticketStatus, ticketSaleFrom, isShopOnline, idJet } = event;
  if (overAtOf(event) <= now) return { kind: 'over' };
  if (ticketStatus === 'free' || (hasPrices && isFree)) return { kind: 'free' };
  if (!hasPrices) return { kind: 'none' };
  if (ticketStatus === 'sold_out' || isSoldOut(seatGroups, mode)) return { kind: 'soldOut' };
  if (groups.length === 0) return { kind: 'over' };
  const from = ticketSaleFrom === null ? 0 : Date.parse(ticketSaleFrom);
  if (from > now) return { kind: 'notYet', from };
  if (ticketStatus === 'none') return { kind: 'none' };
  if (!isShopOnline) return { kind: 'offline' };
  return idJet === null ? { kind: 'elsewhere' } : { kind: 'bookable' };
}

/**
 * By time of admission only slots count: without an open one nothing is sold by seat instead (R22).
 */
function isSoldOut(seatGroups: readonly SeatGroup[], mode: BookingMode): boolean {
  if (seatGroups.length === 0) return false;
  return seatGroups.every(({ status, timeslots }) =>
    mode === 'timeslots' ? status === 0 || timeslots.every((slot) => slot.status === 0) : status === 0,
  );
}

function offeredGroup(source: GroupSource, event: OfferInput, mode: BookingMode, now: number): OfferedGroup | null {
  if (source.status === 0) return null;
  const prices = priceListOf(bookablePrices(pricesOf(source, event.prices)), mode);
  const slots = mode === 'timeslots' ? openTimeslots(source.timeslots, { dateStart: event.dateStart, now }) : [];
  if (!prices || (mode === 'timeslots' && slots.length === 0)) return null;
  const { seat_group, text, status, kept_for } = source;
  return {
    ...prices,
    key: String(seat_group ?? 'all'),
    seatGroup: seat_group,
    name: text,
    hasFewLeft: status === 1,
    isKept: kept_for !== undefined,
    slots,
  };
}

type GroupSource = Omit<SeatGroup, 'id' | 'seat_group'> & { seat_group: number | null };

function wholeHouse(prices: Price[]): GroupSource {
  return { seat_group: null, status: 2, text: '', prices, timeslots: [] };
}

/** A group's own prices, or those of the event that name the group or none. */
function pricesOf(source: GroupSource, eventPrices: readonly Price[]): readonly Price[] {
  if (source.prices.length > 0) return source.prices;
  return eventPrices.filter(({ seat_group }) => seat_group === null || seat_group === source.seat_group);
}
