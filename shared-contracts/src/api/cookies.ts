/**
 * Names that both sides must agree on (product.md sections
 * 6, 7 and 9). Free of schemas, so browsers may import it.
 */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'X-CSRFToken';
/**
 * Header that names one request for tickets, chosen by anyone who sends it: the same request sent
 * again, because its answer was lost, is held once. 8 to 64 letters, digits, `-` and `_`.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * HttpOnly session of an editor. A provider behind https may put
 * `HOST_COOKIE_PREFIX` before the name; the site knows both.
 */
export const SESSION_COOKIE = 'sessionid';
/** Cookies of such a name are set over https for one host alone (RFC 6265bis, 4.1.3.2). */
export const HOST_COOKIE_PREFIX = '__Host-';
/** Readable hint that a session may exist, so that a visitor's page never asks who is logged in. */
export const SESSION_HINT_COOKIE = 'editor_session';
/** HttpOnly id of the visitor's cart in the ticket system. */
export const CART_COOKIE = 'cartid';
/** HttpOnly id of a visitor's uploads: a form takes only files that the same browser sent. */
export const UPLOADS_COOKIE = 'uploadsid';
/** Readable number of tickets held; lives as long as the reservation. */
export const CART_AMOUNT_COOKIE = 'cartAmount';
/** Readable address of the cart in the webshop; lives as long as the reservation. */
export const CART_URL_COOKIE = 'cartUrl';
/**
 * Readable deadline of the reservation in epoch ms of
 * the browser's clock; lives as long as the reservation.
 */
export const CART_UNTIL_COOKIE = 'cartUntil';

/**
 * The decoded value of one cookie in `document.cookie`;
 * `null` where there is none or it cannot be decoded.
 */
export function parseCookie(cookies: string, name: string): string | null {
  const entry = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (!entry) return null;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Tells whether a cookie is there, whatever its value. */
export function hasCookie(cookies: string, name: string): boolean {
  return cookies.split('; ').some((pair) => pair.startsWith(`${name}=`));
}
