import { isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { parseUrl } from '@spielplan/shared-contracts/routes';
import type { Location } from '@spielplan/shared-ui/host';

/** The history entry on screen. */
export function getLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = history.state as { key?: string } | null;
  return { pathname, search, hash, key: entry?.key ?? 'first' };
}

/** A history entry's address as one string. */
export function targetOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/**
 * The target as a path of this site in this language,
 * or null where only a full navigation leads there.
 */
export function resolveTarget(href: string, lang: Language): string | null {
  const url = parseUrl(href, location.href);
  if (url?.origin !== location.origin) return null;
  const [, first] = url.pathname.split('/');
  return isLanguage(first) && first === lang ? url.pathname + url.search + url.hash : null;
}
