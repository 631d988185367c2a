import type { LogOutView } from '@spielplan/shared-contracts/remote';

/** The profile or the settings, ready to show. */
export interface UserView {
  kind: 'profile' | 'settings';
  title: string;
  /** Null for everybody who is not logged in: then the page is the same for all of them. */
  account: AccountView | null;
  /**
   * Where to log in and come back from; null while the webshop that keeps the accounts is offline.
   */
  loginHref: string | null;
}

export interface AccountView {
  /** What the user details tell, as far as there is something. */
  facts: readonly { label: string; value: string }[];
  /** Places of the webshop's account that belong to this page. */
  places: readonly UserLink[];
  /** The house's own screens that this account may see. */
  screens: readonly UserLink[];
  /** What was bought, in the profile; null where the provider does not know. */
  orders: OrdersView | null;
  logOut: LogOutView | null;
  /** Only in the settings, and where the provider can. */
  logOutEverywhere: LogOutView | null;
}

/** The newest orders, none at all, or that they cannot be read just now. */
export type OrdersView =
  | { kind: 'list'; orders: readonly OrderLine[]; /** Where there are more than are listed. */ rest: string | null }
  | { kind: 'none' | 'failed' };

export interface OrderLine {
  number: string;
  /** Null while the shop is offline. */
  href: string | null;
  /** "24. November 2026 · 36 €". */
  about: string;
  /** "2 × Fluss, 1. August 2026, 20:00 Uhr". */
  items: readonly string[];
}

export interface UserLink {
  label: string;
  href: string;
}
