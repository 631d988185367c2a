/** Puts a query behind a path; empty and missing values are dropped, the order given is kept. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | null | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(key, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * In the address while the event overlay is open.
 * Nobody arrives with it: the server strips it (R18).
 */
export const OVERLAY_PARAM = 'overlay';

/**
 * Path and query without the event overlay's flag, which
 * changes nothing of the page itself; a hash stays.
 */
export function withoutOverlay(pathAndQuery: string): string {
  if (!pathAndQuery.includes(`${OVERLAY_PARAM}=`)) return pathAndQuery;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(pathAndQuery) ?? [];
  const kept = search.split('&').filter((pair) => pair && pair.split('=', 1)[0] !== OVERLAY_PARAM);
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}

/** A path of this site with its origin; what is absolute already stays as it is. */
export function absoluteUrl(origin: string, pathOrUrl: string): string {
  return pathOrUrl.startsWith('/') ? origin + pathOrUrl : pathOrUrl;
}

/**
 * Where the browser fetches the data of a page: the page's own
 * path and query behind this prefix, answered by the same loader.
 */
export const PAGE_DATA_PREFIX = '/_data';

/** The address of a page's data answer: `/de/team?x=1` is `/_data/de/team?x=1`. */
export function pageDataUrl(pathAndQuery: string): string {
  return `${PAGE_DATA_PREFIX}${pathAndQuery}`;
}
