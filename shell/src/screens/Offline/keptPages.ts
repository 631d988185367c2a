/** A page that this browser can show without a connection. */
export interface KeptPage {
  href: string;
  title: string;
}

/** Where the service worker keeps pages (`serviceWorker/offlineStore.ts`). */
export const PAGES_CACHE = 'pages-1';

/**
 * Lists what is kept in one language, what was opened last
 * first. Empty where nothing is, or the browser keeps nothing.
 */
export async function listKeptPages(caches: CacheStorage | undefined, lang: string): Promise<KeptPage[]> {
  const cache = await caches?.open(PAGES_CACHE);
  const requests = (await cache?.keys()) ?? [];
  const pages = await Promise.all(
    requests.map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const isOther = !(pathname === `/${lang}` || pathname.startsWith(`/${lang}/`)) || pathname === `/${lang}/offline`;
      const html = isOther ? undefined : await (await cache?.match(url))?.text();
      return html === undefined ? [] : [{ href: pathname + search, title: parseTitle(html) }];
    }),
  );
  return pages.flat().reverse();
}

/**
 * The title alone is parsed: a whole page would bring its
 * inline styles, which the policy of this page refuses.
 */
function parseTitle(html: string): string {
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(title, 'text/html').title;
}
