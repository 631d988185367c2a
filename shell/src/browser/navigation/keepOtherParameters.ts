import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { OVERLAY_PARAM } from '@spielplan/shared-contracts/routes';
import type { Navigation } from './createNavigation.ts';
import type { CurrentPage } from './createShownPage.ts';

/** Keys that say something of one page alone. */
const OF_ONE_PAGE: readonly string[] = [OVERLAY_PARAM, 'edit', 'v', 'notice', 'preview', 'sent'];

/**
 * Keeps the query keys that no page reads (`utm_source`) in the visitor's address: in every link of
 * the page but those that leave them behind (`data-bare`), for links are opened in other tabs, too.
 * Answers how the navigation extends its targets: the server's pages are the same for all.
 */
export function keepOtherParameters(navigation: Navigation): (href: string) => string {
  const extend = (href: string) => withPairs(href, othersOf(navigation.getState().page));
  const extendLinks = () => {
    for (const link of document.querySelectorAll('a[href]:not([data-bare])')) {
      const href = link.getAttribute('href')!;
      const extended = extend(href);
      if (extended !== href) link.setAttribute('href', extended);
    }
  };
  extendLinks();
  new MutationObserver(extendLinks).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  return extend;
}

/** The pairs of the address that the server has left out of its answer. */
function othersOf({ answer, location }: CurrentPage): [string, string][] {
  const read = new URLSearchParams(answer.url.split('?')[1]);
  return [...new URLSearchParams(location.search)].filter(([key]) => !read.has(key) && !OF_ONE_PAGE.includes(key));
}

/**
 * A page of this site with the pairs that its address does
 * not name itself; files, calls and other sites as they are.
 */
function withPairs(href: string, pairs: readonly [string, string][]): string {
  if (pairs.length === 0 || href.startsWith('#') || !URL.canParse(href, location.href)) return href;
  const url = new URL(href, location.href);
  const [, first, second] = url.pathname.split('/');
  const isCall = second === 'api' || second === 'pageeditor-api';
  const isFile = url.pathname.slice(url.pathname.lastIndexOf('/')).includes('.');
  if (url.origin !== location.origin || !isLanguage(first) || isCall || isFile) return href;
  const missing = pairs.filter(([key]) => !url.searchParams.has(key));
  if (missing.length === 0) return href;
  for (const [key, value] of missing) url.searchParams.append(key, value);
  return url.pathname + url.search + url.hash;
}
