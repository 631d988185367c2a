import type { Language } from '@spielplan/shared-contracts/i18n';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';

/**
 * The area the practice shop serves; its pages are not
 * translated by path, so each address carries its language.
 */
export const SHOP = WEBSHOP_PATHS[0];

/** What a page tells after something was done; the words are in the messages `webshop.note.*`. */
export const NOTES = ['added', 'removed', 'emptied', 'expired', 'changed', 'unavailable', 'gone'] as const;
export type Note = (typeof NOTES)[number];

/** Where an account logs in and is looked after. */
export const ACCOUNT = `${SHOP}/account`;
/** What a visitor holds. */
export const CART = `${SHOP}/cart`;
/** Where every session of an account is ended. */
export const ACCOUNT_SESSIONS = `${ACCOUNT}/sessions`;
/** Where an account finds what it has bought. */
export const ACCOUNT_ORDERS = `${ACCOUNT}/orders`;
/** Where the box office sets the limits on holding of single events. */
export const ACCOUNT_LIMITS = `${ACCOUNT}/limits`;
/** What of an account can be changed here, each by a form of its own. */
export const ACCOUNT_FORMS = ['profile', 'email', 'password'] as const;
export type AccountForm = (typeof ACCOUNT_FORMS)[number];

/** The address of one of these forms, without a language. */
export function accountPath(form: AccountForm): string {
  return `${ACCOUNT}/${form}`;
}

const to = (path: string) => (lang: Language) => `${SHOP}${path}?lang=${lang}`;

/** The addresses of the shop's pages and forms. */
export const shopPaths = {
  start: to(''),
  cart: (lang: Language, note?: Note) => `${CART}?lang=${lang}${note ? `&note=${note}` : ''}`,
  remove: to('/cart/remove'),
  empty: to('/cart/empty'),
  pay: to('/cart/pay'),
  account: to('/account'),
  accountForm: (lang: Language, form: AccountForm) => `${accountPath(form)}?lang=${lang}`,
  accountOrders: (lang: Language, page = 1) => `${ACCOUNT_ORDERS}?lang=${lang}${page > 1 ? `&page=${page}` : ''}`,
  accountSessions: to('/account/sessions'),
  limits: to('/account/limits'),
  limitsSaved: (lang: Language) => `${ACCOUNT_LIMITS}?lang=${lang}&saved=1`,
  limitsOf: (lang: Language, idJet: number) => `${ACCOUNT_LIMITS}?lang=${lang}&event=${idJet}`,
  accountEnded: (lang: Language) => `${ACCOUNT}?lang=${lang}&ended=1`,
  accountSaved: (lang: Language, form: AccountForm) => `${ACCOUNT}?lang=${lang}&saved=${form}`,
  event: (lang: Language, idJet: number) => `${SHOP}/events/${idJet}?lang=${lang}`,
  order: (lang: Language, number: string) => `${SHOP}/orders/${number}?lang=${lang}`,
} as const;
