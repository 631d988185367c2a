/**
 * A plain form that ends the session; it works without scripts. Only on pages that nobody else gets.
 */
export interface LogOutView {
  action: string;
  csrfToken: string;
  /** Where it leads, a path of this site. */
  next: string;
  /** Ends all sessions of the account, not this one alone. */
  isEverywhere?: true;
}
