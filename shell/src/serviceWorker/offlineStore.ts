import { LANGUAGES, otherLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { LINKED_PATTERNS, parsePath, paths } from '@spielplan/shared-contracts/routes';
import { SEASON_CACHE } from '@spielplan/shared-contracts/storage';
import { ownPaths } from '../routes.ts';
import { PAGES_CACHE } from '../screens/Offline/keptPages.ts';
import { markAsStored, scriptsOf } from './storedPage.ts';

/**
 * Where scripts and fonts are kept; another number, here
 * or of the pages, forgets what an older worker kept.
 */
const FILES = 'files-1';

/** What `clean` leaves alone. */
const CURRENT: readonly string[] = [PAGES_CACHE, FILES, SEASON_CACHE];

/**
 * Pages that others never push out: what says that
 * there is no connection, and the saved events (R50).
 */
const STAYING = LANGUAGES.flatMap((lang) => [ownPaths.offline({ lang }), paths.favourites({ lang })]);

/** How much is kept; what was kept longest ago leaves first. */
const MAX_PAGES = 40;
const MAX_FILES = 160;

interface StoreOptions {
  caches: CacheStorage;
  fetch: typeof fetch;
}

/**
 * What a browser keeps of the site for reading without a
 * connection. Failures keep nothing and hold nobody up.
 */
export interface OfflineStore {
  /**
   * Fetches a page and what it needs to run, and keeps both.
   * Answers that are private or not whole are left alone.
   */
  keep(url: string): Promise<void>;
  /**
   * Stores the programme in the language of a page, unless it is stored already, so that visitors who came by another page
   * can read it offline.
   */
  keepProgramme(url: string): Promise<void>;
  /** Keeps the pages that say that there is no connection, in each language. */
  prepare(): Promise<void>;
  /**
   * A kept page, marked as such; without one the page that says so, in the language of the address.
   */
  page(url: string): Promise<Response | undefined>;
  file(request: Request): Promise<Response | undefined>;
  /** Forgets the caches of other versions. */
  clean(): Promise<void>;
}

/**
 * Keeps pages and their files in the caches it is given, the
 * latest in the place of the oldest; nothing that is not whole.
 */
export function createOfflineStore({ caches, fetch }: StoreOptions): OfflineStore {
  async function keep(url: string): Promise<void> {
    const response = await fetch(url, { headers: { accept: 'text/html' }, credentials: 'omit', cache: 'no-cache' });
    if (!isWhole(response)) return;
    const html = await response.clone().text();
    const pages = await caches.open(PAGES_CACHE);
    await pages.delete(url);
    await pages.put(url, response);
    await keepFiles(scriptsOf(html));
    await shrink(pages, MAX_PAGES);
  }

  async function keepFiles(addresses: readonly string[]): Promise<void> {
    const files = await caches.open(FILES);
    await Promise.all(
      addresses.map(async (address) => {
        if (await files.match(address)) return;
        const response = await fetch(address);
        if (response.ok) await files.put(address, response);
      }),
    );
    await shrink(files, MAX_FILES);
  }

  async function hasSeason(lang: Language): Promise<boolean> {
    if (!(await caches.has(SEASON_CACHE))) return false;
    const kept = await (await caches.open(SEASON_CACHE)).keys();
    return kept.some((request) => new URL(request.url).pathname.startsWith(`/${lang}/`));
  }

  return {
    keep,
    async keepProgramme(url) {
      const list = new URL(LINKED_PATTERNS.events[languageOf(url)], url).href;
      if (!(await (await caches.open(PAGES_CACHE)).match(list))) await keep(list);
    },
    async prepare() {
      await Promise.all(LANGUAGES.map((lang) => keep(ownPaths.offline({ lang }))));
    },
    async page(url) {
      const { pathname, search } = new URL(url);
      const pages = await caches.open(PAGES_CACHE);
      const kept = await pages.match(url);
      if (kept) return markAsStored(kept);
      const lang = languageOf(url);
      // A list without its filters says more than no list. Of saved events the list
      // without a query is the reader's own, and no part of the one that was sent.
      const hasWhole = search !== '' && !STAYING.includes(pathname);
      // The kept season is filtered as the address asks.
      const isInSeason = hasWhole && parsePath(LINKED_PATTERNS.events[lang], pathname) !== null && (await hasSeason(lang));
      const unfiltered = hasWhole && !isInSeason ? await pages.match(url.slice(0, -search.length)) : undefined;
      if (unfiltered) return markAsStored(unfiltered);
      // A house of one language has one of these.
      const says = [lang, otherLanguage(lang)].map((each) => pages.match(new URL(ownPaths.offline({ lang: each }), url).href));
      return (await says[0]) ?? says[1];
    },
    file: async (request) => (await caches.open(FILES)).match(request),
    async clean() {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !CURRENT.includes(name)).map((name) => caches.delete(name)));
    },
  };
}

/** The language of an address, by its first part. */
function languageOf(url: string): Language {
  const { pathname } = new URL(url);
  return LANGUAGES.find((each) => pathname.startsWith(`/${each}/`) || pathname === `/${each}`) ?? LANGUAGES[0];
}

/** Only what is the same for everyone: an answer to an editor says `private` or `no-store`. */
function isWhole(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  return response.status === 200 && !response.redirected && isPage && !/\b(?:private|no-store)\b/.test(control);
}

async function shrink(cache: Cache, most: number): Promise<void> {
  // An address with a query is one list of many and is evicted like any other page.
  const stays = ({ pathname, search }: URL) => search === '' && STAYING.includes(pathname);
  const requests = (await cache.keys()).filter(({ url }) => !stays(new URL(url)));
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((request) => cache.delete(request)));
}
