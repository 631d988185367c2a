import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a posted form comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, older
 * ones in `Origin` or `Referer`, which also stands for an `Origin` that is `null` after a redirect;
 * what says nothing is no browser with our page. The site may be reached by another name than its
 * public one.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, referer } = headers;
  const from = originOf((origin === 'null' ? undefined : origin) ?? referer ?? '');
  return from !== null && from.host !== '' && (from.origin === publicOrigin || from.host === headers.host);
}

function originOf(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
