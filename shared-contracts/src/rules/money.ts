import { SpielplanError } from '../errors/SpielplanError.ts';
import { pricePattern } from '../i18n/houseFormats.ts';

const AMOUNT = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/;

/**
 * Parses a price as the ticket system writes it ("12", "12.00", "12,50") to integer cents,
 * hundredths of the house's currency, once, at the edge (R26). Throws `MALFORMED_PRICE` for anything else; nothing is rounded.
 */
export function parseCents(price: string): number {
  const match = AMOUNT.exec(price);
  if (!match) throw new SpielplanError('MALFORMED_PRICE', { detail: price });
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/**
 * Tells whether a price is nothing, in any of the ways a
 * ticket system writes it; a free ticket is not booked here.
 */
export function isFreePrice(price: string): boolean {
  return AMOUNT.test(price) && parseCents(price) === 0;
}

/**
 * Shows cents, hundredths of the house's currency, as a price: 1200 is "12 €"
 * or "£12", 1250 is "12,50 €" or "£12.50"; no thousands separator (R27).
 */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const rest = amount % 100;
  return (
    (cents < 0 ? '-' : '') +
    pricePattern().replace(/0(.)00/, (_, mark) => Math.trunc(amount / 100) + (rest ? mark + String(rest).padStart(2, '0') : ''))
  );
}

/** Shows a price as written; what cannot be read is shown raw and handed to `report` (R27). */
export function formatPrice(price: string, report?: (raw: string) => void): string {
  if (AMOUNT.test(price)) return formatCents(parseCents(price));
  report?.(price);
  return price;
}
