import { parseCookie } from '@spielplan/shared-contracts/api/cookies';

/** Holds the id of the alert that was closed last. */
export const ALERT_COOKIE = 'topAlert';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Tells whether a visitor has closed this alert; a cookie
 * that is not a number counts as not closed (R43).
 */
export function isAlertDismissed(cookies: string, id: number): boolean {
  const value = parseCookie(cookies, ALERT_COOKIE);
  return value !== null && /^\d+$/.test(value) && Number(value) === id;
}

/** Remembers that this alert was closed. The next alert has another id and is shown again. */
export function dismissAlert(id: number): void {
  document.cookie = `${ALERT_COOKIE}=${id}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}
