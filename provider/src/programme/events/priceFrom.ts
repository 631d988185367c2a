import { type Stock, statusOf } from './availability.ts';
import type { Ticketing } from './ticketing.ts';

/** What the ticket system calls the price without any concession (R23). */
const BASE = 'Vollpreis';

/**
 * The cheapest price without a concession of what is left, such as "12.00"; "0.00" where all that is left is reserved
 * for nothing, null where nothing is left. Places kept for some do not count. Without a base price the first kind of ticket stands for it.
 */
export function priceFromOf({ prices, groups }: Ticketing, stocks: readonly Stock[]): string | null {
  const base = prices.find(({ saleType }) => saleType.text.trim() === BASE) ?? prices[0];
  const kept = new Set(groups.filter(({ keptFor }) => keptFor).map(({ id }) => id));
  const isForAll = (seatGroupId: number | null) => seatGroupId === null || !kept.has(seatGroupId);
  const isLeft = (seatGroupId: number | null) =>
    statusOf(...stocks.filter((stock) => seatGroupId === null || stock.seatGroupId === seatGroupId)) !== 0;
  const cents = prices
    .filter(
      ({ price, saleType }) => saleType.id === base?.saleType.id && isForAll(price.seatGroupId) && isLeft(price.seatGroupId),
    )
    .map(({ price }) => price.cents);
  if (cents.length === 0) return null;
  const priced = cents.filter((each) => each > 0);
  return (Math.min(...(priced.length > 0 ? priced : cents)) / 100).toFixed(2);
}
