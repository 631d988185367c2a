import { isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { readUrl } from '@spielplan/shared-contracts/routes';
import type { Location, Navigator } from '@spielplan/shared-ui/host';

/** The history entry on screen as react-router wants it. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = history.state as { key?: string; usr?: unknown } | null;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'first' } as Location;
}

/** What a link or a call of `navigate` leads to, as one string. */
export function targetOf(to: Parameters<Navigator['push']>[0]): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** The target as a path of this site in this language, or null where only a full navigation leads there. */
export function resolveTarget(href: string, lang: Language): string | null {
  const url = readUrl(href, location.href);
  if (url?.origin !== location.origin) return null;
  const [, first] = url.pathname.split('/');
  return isLanguage(first) && first === lang ? url.pathname + url.search + url.hash : null;
}
