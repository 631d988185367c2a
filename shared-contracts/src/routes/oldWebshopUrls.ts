import type { Language } from '../i18n/language.ts';
import { paths } from './paths.ts';
import { WEBSHOP_PATHS } from './webshopPaths.ts';

/** The shop's own pages that old links lead to; the webshop area is not translated. */
export const WEBSHOP_PAGES = { articles: '/webshop/articles', subscriptions: '/webshop/subscriptions' } as const;

type OldWebshopTarget = 'events' | keyof typeof WEBSHOP_PAGES;

/** Last words of old webshop addresses and where they lead now (product.md section 2). */
export const OLD_WEBSHOP_URLS: Readonly<Record<string, OldWebshopTarget>> = {
  eventlist: 'events',
  itemgroups: 'articles',
  series: 'subscriptions',
};

/**
 * The new path of an old webshop address, such as
 * `/eventim.webshop/webticket/eventlist`; `null` for any other path.
 */
export function oldWebshopTarget(pathname: string, lang: Language): string | null {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  if (!WEBSHOP_PATHS.some((shop) => path.startsWith(`${shop}/`))) return null;
  const word = path.slice(path.lastIndexOf('/') + 1);
  const target = Object.hasOwn(OLD_WEBSHOP_URLS, word) ? OLD_WEBSHOP_URLS[word] : undefined;
  if (!target) return null;
  return target === 'events' ? paths.events({ lang }) : WEBSHOP_PAGES[target];
}
