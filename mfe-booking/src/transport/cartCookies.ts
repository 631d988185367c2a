import { parseShopBadge, SHOP_BADGE_ATTRIBUTE } from '@spielplan/shared-contracts/api/shop-badge';
import { CART_AMOUNT_COOKIE, CART_UNTIL_COOKIE, CART_URL_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import { parseDeadline, secondsLeft } from '../domain/cart/cartDeadline.ts';

/** What this browser knows of its cart. An empty or expired one has the amount 0. */
export interface CartCookies {
  amount: number;
  /** As stored: check it before following it. */
  url: string | null;
  /** Epoch ms; `null` where nobody said how long. */
  until: number | null;
}

export const NO_CART: CartCookies = { amount: 0, url: null, until: null };

/**
 * Reads the cart cookies; whatever is malformed or over counts as no cart. On a page of the shop
 * its badge says how many tickets there are, and wins over the cookie (product.md section 9).
 */
export function getCartCookies(now: number): CartCookies {
  const { cookie } = document;
  const badge = parseShopBadge(document.querySelector(`[${SHOP_BADGE_ATTRIBUTE}]`)?.textContent);
  const amount = badge ?? Number(parseCookie(cookie, CART_AMOUNT_COOKIE));
  const until = parseDeadline(parseCookie(cookie, CART_UNTIL_COOKIE), now);
  if (!Number.isSafeInteger(amount) || amount <= 0 || (until !== null && until <= now)) return NO_CART;
  return { amount, url: parseCookie(cookie, CART_URL_COOKIE), until };
}

/** Forgets the cart in every tab. */
export function clearCartCookies(): void {
  const options = { maxAge: 0, domain: cartDomain() };
  for (const name of [CART_AMOUNT_COOKIE, CART_UNTIL_COOKIE, CART_URL_COOKIE]) writeCookie(name, '', options);
}

/**
 * Stores the cart for as long as it is held (product.md section 9). The domain is configured by the
 * page (meta `spielplan:cart-domain`), never guessed from the host's name; without it the cookies
 * are for this host (R32).
 */
export function writeCartCookies({ amount, url, until }: CartCookies & { until: number }, now: number): void {
  const options = { maxAge: secondsLeft(until, now), domain: cartDomain() };
  writeCookie(CART_AMOUNT_COOKIE, String(amount), options);
  writeCookie(CART_UNTIL_COOKIE, String(until), options);
  writeCookie(CART_URL_COOKIE, url ?? '', url === null ? { ...options, maxAge: 0 } : options);
}

function cartDomain(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="spielplan:cart-domain"]')?.content || null;
}

interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Without it the cookie is for this host alone. */
  domain: string | null;
}

/** Writes a cookie for the whole site; `Secure` wherever the page came over https. */
function writeCookie(name: string, value: string, { maxAge, domain }: CookieOptions): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${maxAge}`, 'SameSite=Lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (location.protocol === 'https:') parts.push('Secure');
  document.cookie = parts.join('; ');
}
