import type { Price } from '@spielplan/shared-contracts/api';
import { formatPrice, isFreePrice, parseCents } from '@spielplan/shared-contracts/rules';

/** The most tickets of one price in one cart where the provider names no limit (R28). */
export const DEFAULT_MAX_TICKETS = 10;

/** A price one can book. */
export interface OfferedPrice {
  saleTypeId: number;
  name: string;
  /** As visitors read it: "48 €"; raw where it cannot be understood (R27). Empty for a place that is reserved for nothing (R26). */
  shown: string;
  /** `null` where the price cannot be understood. */
  cents: number | null;
  maxQuantity: number;
}

/** How tickets of an event are sold: by seat group, or by time of admission (R22). */
export type BookingMode = 'seats' | 'timeslots';

export interface PriceList {
  base: OfferedPrice;
  discounts: OfferedPrice[];
  /** Of several prices none was called Vollpreis, so the first one was taken; to be reported (R23). */
  isBaseGuessed: boolean;
}

/** The prices that can be booked here: free tickets only where the cart reserves them (product.md section 5, R26). */
export function bookablePrices(prices: readonly Price[]): Price[] {
  return prices.filter(({ price, is_reservable: isReservable }) => isReservable === true || !isFreePrice(price));
}

/**
 * Splits bookable prices into the base price and its discounts; `null` without any. By seat group
 * the base price is the one called Vollpreis, else the first; by timeslot it is the first
 * (product.md section 5, R23).
 */
export function priceListOf(prices: readonly Price[], mode: BookingMode): PriceList | null {
  const full = mode === 'seats' ? prices.find(({ text }) => text.trim().toLowerCase() === 'vollpreis') : prices[0];
  const base = full ?? prices[0];
  if (!base) return null;
  return {
    base: offeredPrice(base),
    discounts: prices.filter((price) => price !== base).map(offeredPrice),
    isBaseGuessed: full === undefined && prices.length > 1,
  };
}

function offeredPrice({ sale_type_id, name, text, price, max_quantity }: Price): OfferedPrice {
  let isUnderstood = true;
  const written = formatPrice(price, () => (isUnderstood = false));
  return {
    saleTypeId: sale_type_id,
    name: name || text,
    shown: isFreePrice(price) ? '' : written,
    cents: isUnderstood ? parseCents(price) : null,
    maxQuantity: max_quantity ?? DEFAULT_MAX_TICKETS,
  };
}
