import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

export interface RequestUrl {
  /** The address as a browser would read it: dots resolved, one slash in front. */
  url: URL;
  /** Decoded parts of the path. */
  segments: string[];
  lang: Language;
  hasLanguage: boolean;
}

/** Characters of the longest address that is read. */
export const MAX_ADDRESS = 4_096;

/**
 * The language that an address names, by its path or else
 * by `?lang`, even where the rest of it is nonsense.
 */
export function languageOfAddress(pathAndQuery: string): Language | undefined {
  const first = /^\/([^/?#]*)/.exec(pathAndQuery)?.[1];
  if (isLanguage(first)) return first;
  const asked = /[?&]lang=([^&#]*)/.exec(pathAndQuery)?.[1];
  return isLanguage(asked) ? asked : undefined;
}

/**
 * Takes a request's path and query apart. Throws `MALFORMED_URL` for what no link of ours ever held.
 */
export function parseRequestUrl(pathAndQuery: string, origin: string): RequestUrl {
  if (pathAndQuery.length > MAX_ADDRESS)
    throw new SpielplanError('MALFORMED_URL', { detail: `${pathAndQuery.length} characters` });
  if (!pathAndQuery.startsWith('/')) throw new SpielplanError('MALFORMED_URL', { detail: 'no path' });
  const path = pathOf(pathAndQuery);
  let segments: string[];
  let url: URL;
  try {
    decodeURIComponent(path);
    url = new URL(`${origin}${path}${pathAndQuery.slice(path.length)}`);
    // `//host`, and `/.//host` or `/\host` once they are
    // resolved, would otherwise be read as another origin.
    url.pathname = url.pathname.replace(/^\/+/, '/');
    url.hash = '';
    segments = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch (cause) {
    throw new SpielplanError('MALFORMED_URL', { detail: path.slice(0, 200), cause });
  }
  if (segments.some((segment) => /\p{Cc}/u.test(segment)))
    throw new SpielplanError('MALFORMED_URL', { detail: 'control character' });
  const [first] = segments;
  // Addresses without a language of their own, such as the webshop's, may name one in their query.
  const named = url.searchParams.get('lang') ?? undefined;
  const lang = isLanguage(first) ? first : isLanguage(named) ? named : DEFAULT_LANGUAGE;
  return { url, segments, lang, hasLanguage: isLanguage(first) };
}

/**
 * The path of an address as it was asked for, without
 * its query; queries may hold what a visitor typed.
 */
export function pathOf(pathAndQuery: string): string {
  return /^[^?#]*/.exec(pathAndQuery)?.[0] ?? '';
}

/** The query of an address, without its question mark, as `new URL` would find it: later question marks belong to values. */
export function queryOf(pathAndQuery: string): string {
  return /^[^?#]*\?([^#]*)/.exec(pathAndQuery)?.[1] ?? '';
}

/**
 * The keys and values of a query without its question mark, or of one pair of it. `URLSearchParams` alone
 * drops a question mark in front, so that `?preview=…` would be another key than in the whole address.
 */
export function readQuery(query: string): URLSearchParams {
  return new URLSearchParams(`?${query}`);
}
