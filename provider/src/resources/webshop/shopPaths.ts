import type { Language } from '@spielplan/shared-contracts/i18n';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';

/** The area the practice shop serves; its pages are not translated by path, so each address carries its language. */
export const SHOP = WEBSHOP_PATHS[0];

/** What a page tells after something was done; the words are in the messages `webshop.note.*`. */
export const NOTES = ['added', 'removed', 'emptied', 'expired', 'changed', 'unavailable', 'gone'] as const;
export type Note = (typeof NOTES)[number];

const to = (path: string) => (lang: Language) => `${SHOP}${path}?lang=${lang}`;

/** The addresses of the shop's pages and forms. */
export const shopPaths = {
  start: to(''),
  cart: (lang: Language, note?: Note) => `${SHOP}/cart?lang=${lang}${note ? `&note=${note}` : ''}`,
  remove: to('/cart/remove'),
  empty: to('/cart/empty'),
  pay: to('/cart/pay'),
  account: to('/account'),
  event: (lang: Language, idJet: number) => `${SHOP}/events/${idJet}?lang=${lang}`,
  order: (lang: Language, number: string) => `${SHOP}/orders/${number}?lang=${lang}`,
} as const;

const FIRST_ORDER = 100_000;

/** What visitors are told an order is called: `KA-100017`. */
export function orderNumber(orderId: number): string {
  return `KA-${FIRST_ORDER + orderId}`;
}

/** The id of an order by its number; null for anything that is none. */
export function orderIdOf(number: string): number | null {
  const digits = /^KA-(\d{6,9})$/.exec(number)?.[1];
  const id = Number(digits) - FIRST_ORDER;
  return digits && id > 0 ? id : null;
}
