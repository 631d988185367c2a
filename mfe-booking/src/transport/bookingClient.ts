import type { CartRequest } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER, readCookie } from '@spielplan/shared-contracts/api/cookies';
import type { CartOutcome } from '../domain/cartOutcome.ts';
import { readCartAnswer } from './readCartAnswer.ts';

/** Where the cart is, on our own origin; the contract's calls live with their schemas, which browsers do not get. */
export const CART_PATH = '/api/shop-cart/';
/** After this long nobody waits for the ticket system any more. */
export const TIME_LIMIT_MS = 15_000;

export interface BookingClient {
  /**
   * Puts one ticket group into the cart and answers how that ended; never rejects. It posts once: a request that failed
   * may still have arrived, so only the visitor decides to send it again (decision 30).
   */
  hold(request: CartRequest): Promise<CartOutcome>;
}

/** Talks to the cart (specification section 7). A first visit has no CSRF cookie, so the cart is read first (decision 34). */
export function createBookingClient(): BookingClient {
  return {
    async hold(request) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
      try {
        const token = await csrfToken(limit.signal);
        if (token === null) return { kind: 'failed', detail: 'There is no CSRF token.' };
        const response = await fetch(CART_PATH, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json', [CSRF_HEADER]: token },
          body: JSON.stringify(request),
          signal: limit.signal,
        });
        return readCartAnswer(response.status, await readJson(response));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { kind: 'failed', detail: limit.signal.aborted ? `No answer within ${TIME_LIMIT_MS} ms.` : reason };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function csrfToken(signal: AbortSignal): Promise<string | null> {
  const known = readCookie(document.cookie, CSRF_COOKIE);
  if (known) return known;
  await fetch(CART_PATH, { credentials: 'same-origin', cache: 'no-store', headers: { Accept: 'application/json' }, signal });
  return readCookie(document.cookie, CSRF_COOKIE);
}

/** The body, or `null` where it is not JSON; an error page of a proxy is HTML. A broken connection still rejects. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
