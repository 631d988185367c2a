import { CSRF_COOKIE, CSRF_HEADER, readCookie } from '@spielplan/shared-contracts/api/cookies';
import type { FailureReason } from '../domain/cartOutcome.ts';
import { readCartNote } from './cartCookies.ts';

/** Where the cart is, on our own origin; the contract's calls live with their schemas, which browsers do not get. */
export const CART_PATH = '/api/shop-cart/';
/** After this long nobody waits for the ticket system any more. */
export const TIME_LIMIT_MS = 15_000;
/** After this long a browser that shows no cookie keeps none. */
const COOKIE_TIMEOUT_MS = 1_500;
const COOKIE_INTERVAL_MS = 50;

/** What came back: a status with a body (`null` where that is no JSON), or why nothing did. */
export type ShopReply =
  | { kind: 'answer'; status: number; body: unknown }
  | { kind: 'failed'; reason: FailureReason; detail: string };

interface ShopRequest {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  timeLimit?: number;
  /** Puts something in, perhaps as the first. */
  opensCart?: boolean;
}

/**
 * Asks the ticket system once and never rejects. What changes something repeats the CSRF token; a first visit has none, so the cart
 * is read first (R34). So does who puts something in and holds nothing yet: of an answer that is lost a browser would keep no
 * cookie of its cart, and the same wish sent again would be held a second time, in another one (R30).
 */
export async function askShop(request: ShopRequest): Promise<ShopReply> {
  const { path, method = 'GET', body, headers = {}, timeLimit = TIME_LIMIT_MS, opensCart = false } = request;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimit);
  let reason: FailureReason = 'notSent';
  const init: RequestInit = { credentials: 'same-origin', cache: 'no-store', signal: limit.signal };
  try {
    const all: Record<string, string> = { Accept: 'application/json', ...headers };
    if (method !== 'GET') {
      const token = await csrfToken(init, opensCart);
      if (token === null) return { kind: 'failed', reason: 'noCookies', detail: 'There is no CSRF token.' };
      all[CSRF_HEADER] = token;
    }
    if (body !== undefined) all['Content-Type'] = 'application/json';
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    // Whoever goes offline from here on does not know what arrived.
    reason = navigator.onLine ? 'unknown' : 'noNetwork';
    const response = await fetch(path, { ...init, method, headers: all, ...content });
    return { kind: 'answer', status: response.status, body: await readJson(response) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const detail = limit.signal.aborted ? `No answer within ${timeLimit} ms.` : said;
    return { kind: 'failed', reason: reason === 'notSent' && !navigator.onLine ? 'noNetwork' : reason, detail };
  } finally {
    clearTimeout(timer);
  }
}

/** The token; `null` where the browser keeps no cookies. Rejects where the cart cannot be read: then nothing is sent. */
async function csrfToken(init: RequestInit, opensCart: boolean): Promise<string | null> {
  const known = readCookie(document.cookie, CSRF_COOKIE);
  if (known && !(opensCart && readCartNote(Date.now()).amount === 0)) return known;
  const response = await fetch(CART_PATH, { ...init, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`HTTP ${response.status} for the CSRF token`);
  return waitForToken();
}

/** WebKit shows a page the cookies of an answer only some time after the answer. */
async function waitForToken(): Promise<string | null> {
  const deadline = performance.now() + COOKIE_TIMEOUT_MS;
  for (;;) {
    const token = readCookie(document.cookie, CSRF_COOKIE);
    if (token || performance.now() > deadline) return token;
    await new Promise((resolve) => setTimeout(resolve, COOKIE_INTERVAL_MS));
  }
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
