import { isOwnPath } from '@spielplan/shared-contracts/routes';

/**
 * An address of the provider that a link may lead to: a path
 * of this site, or an http(s) address; `null` for all else.
 */
export function safeHref(href: string | null): string | null {
  if (href === null || isOwnPath(href)) return href;
  const url = URL.parse(href);
  return url && /^https?:\/\//i.test(href) && /^https?:$/.test(url.protocol) ? url.href : null;
}
