import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something was sent by a page of this site, or by a program.
 * Browsers say where a request comes from in `Sec-Fetch-Site`, older ones in `Origin`, and where
 * that is `null` after a redirect in `Referer`. A program says nothing of the kind and passes: the
 * token is checked as well. `own` are the origins whose pages may send.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, own: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const { origin, referer } = headers;
  const source = origin === undefined || (origin === 'null' && referer !== undefined) ? referer : origin;
  if (source === undefined) return site === undefined;
  return URL.canParse(source) && own.has(new URL(source).origin);
}
