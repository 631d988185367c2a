import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import { CSRF_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const TOKEN_PATH = addresses.readCart.path;
/** After this long a browser that shows no cookie keeps none. */
const COOKIE_TIMEOUT_MS = 1_500;
const COOKIE_INTERVAL_MS = 50;

/**
 * The CSRF token for a call that changes something. A first visit has none, so the cart is read
 * first, with `asksFirst` in any case. `null` where the browser keeps no cookies; rejects where the
 * cart cannot be read.
 */
export async function fetchToken(signal: AbortSignal, asksFirst = false): Promise<string | null> {
  const known = parseCookie(document.cookie, CSRF_COOKIE);
  if (known && !asksFirst) return known;
  const response = await fetch(TOKEN_PATH, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status} for the CSRF token`);
  return waitForToken();
}

/** WebKit shows a page the cookies of an answer only some time after the answer. */
async function waitForToken(): Promise<string | null> {
  const deadline = performance.now() + COOKIE_TIMEOUT_MS;
  for (;;) {
    const token = parseCookie(document.cookie, CSRF_COOKIE);
    if (token || performance.now() > deadline) return token;
    await new Promise((resolve) => setTimeout(resolve, COOKIE_INTERVAL_MS));
  }
}
