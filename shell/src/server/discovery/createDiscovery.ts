import { LRUCache } from 'lru-cache';
import { CHANGE_TOPICS, settingsCall, ADDRESS_KINDS, type AddressKind } from '@spielplan/shared-contracts/api';
import { SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderReader, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { CACHED_QUALITY, prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { createChangeMarks, type ChangeMarks } from '../freshness/createChangeMarks.ts';
import type { Log } from '../log.ts';
import { renderManifest } from './manifest.ts';
import { listParts, readAddresses, type SitemapPart } from './readAddresses.ts';
import { renderSecurityTxt } from './securityTxt.ts';
import { renderSitemap, renderSitemapIndex } from './sitemap.ts';

/** What no search engine should ask for: answers for scripts, the cart, what only editors use. */
const NOT_FOR_ROBOTS = [
  '/_data/',
  '/pageeditor-api/',
  '/de/pageeditor-api/',
  '/en/pageeditor-api/',
  '/_cart',
  '/webshop/cart',
  '/cms-hub',
];

/**
 * `robots.txt` by environment (R41): where robots are told `none` or `noindex`
 * everything is shut; otherwise the site is open and its sitemap named.
 */
function renderRobots(robots: string, origin: string): string {
  if (/\b(?:none|noindex)\b/i.test(robots)) return 'User-agent: *\nDisallow: /\n';
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

interface DiscoveryOptions {
  provider: ProviderReader;
  log: Log;
  origin: string;
  robots: string;
  /** The contact for security reports; empty where the house names none. */
  securityContact?: string;
  /** Whether a page of the current release set answers this path. */
  isAnswered: (path: string) => boolean;
  /** The addresses of the remotes that run. */
  routes: () => readonly RemoteRoute[];
  marks?: ChangeMarks;
}

/** Where the manifest of a language is. */
export const MANIFESTS = { de: '/manifest.de.webmanifest', en: '/manifest.en.webmanifest' } as const;

const XML = 'application/xml; charset=utf-8';
const CACHED_MS = 60_000;
const MAX_PARTS = 500;
const MADE_FROM = CHANGE_TOPICS.filter((topic) => topic !== 'inventory');
const PART = /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/;

/**
 * Answers what machines ask for: `/robots.txt`, `/sitemap.xml` with its parts, and the web app
 * manifests; `null` for every other path. Sitemaps are kept for a minute and made once for all who
 * ask meanwhile, one part of at most 1000 things at a time. While the site is offline or the
 * provider away they are 503, so that no search engine takes an empty one for the truth. `admit` is
 * asked before one is made, and throws where it is too much.
 */
export function createDiscovery(
  options: DiscoveryOptions,
): (path: string, admit?: () => void) => Promise<PreparedResponse | null> {
  const { provider, log, origin, robots, securityContact, marks = createChangeMarks() } = options;
  const kept = new LRUCache<string, { until: number; begun: number; answer: Promise<PreparedResponse | null> }>({
    max: MAX_PARTS,
  });

  async function makeSitemap(path: string): Promise<PreparedResponse | null> {
    const settings = await provider.read(settingsCall);
    if (!settings.is_site_online) throw new SpielplanError('SITE_OFFLINE', { detail: 'settings say so' });
    if (path === '/sitemap.xml')
      return present(XML, renderSitemapIndex(origin, (await listParts(options)).map(pathOfPart)), 3_600);
    const part = partOfPath(path);
    const addresses = part && (await readAddresses(options, part));
    return addresses ? present(XML, renderSitemap(origin, addresses, settings.languages), 3_600) : null;
  }

  function sitemap(path: string, admit?: () => void): Promise<PreparedResponse | null> {
    const known = kept.get(path);
    if (known && known.until > Date.now() && !marks.isMarked(MADE_FROM, known.begun)) return known.answer;
    admit?.();
    const begun = marks.now();
    const answer = makeSitemap(path).catch((cause: unknown) => {
      kept.delete(path);
      log.error('sitemap.failed', cause, { path });
      return presentFailure(toSpielplanError(cause));
    });
    // Parts that are not there come from anyone who tries numbers, so they are not kept.
    kept.set(path, { until: Date.now() + CACHED_MS, begun, answer });
    void answer.then((made) => (made ? undefined : kept.delete(path)));
    return answer;
  }

  return async function find(path, admit) {
    if (path === '/robots.txt') return present('text/plain; charset=utf-8', renderRobots(robots, origin), 3_600);
    if (path === '/.well-known/security.txt')
      return securityContact
        ? present('text/plain; charset=utf-8', renderSecurityTxt(securityContact, origin, Date.now()), 86_400)
        : null;
    if (path === '/sitemap.xml' || PART.test(path)) return sitemap(path, admit);
    if (!/^\/manifest\b.*\.webmanifest$/.test(path)) return null;
    const settings = await provider.read(settingsCall).catch(() => null);
    const lang = languageOfManifest(path, settings?.languages ?? LANGUAGES);
    if (!lang) return null;
    if (!settings) return presentFailure(new SpielplanError('SITE_OFFLINE'));
    return present('application/manifest+json; charset=utf-8', renderManifest(settings, lang), 3_600);
  };
}

function partOfPath(path: string): SitemapPart | null {
  const [, kind, number] = PART.exec(path) ?? [];
  const isKind = kind === 'section' || ADDRESS_KINDS.some((known) => known === kind);
  return isKind ? { kind: kind as AddressKind | 'section', number: Number(number) } : null;
}

function pathOfPart({ kind, number }: SitemapPart): string {
  return `/sitemap-${kind}-${number}.xml`;
}

function languageOfManifest(path: string, languages: readonly Language[]): Language | undefined {
  if (path === '/manifest.webmanifest') return languages[0];
  return languages.find((each) => MANIFESTS[each] === path);
}

function present(contentType: string, body: string, seconds: number): PreparedResponse {
  const headers = { ...COMMON_HEADERS, 'cache-control': `public, max-age=${seconds}` };
  return prepareResponse({ contentType, body, headers, quality: CACHED_QUALITY });
}

function presentFailure({ code }: SpielplanError): PreparedResponse {
  const headers = { ...COMMON_HEADERS, 'cache-control': 'no-store', 'retry-after': '120' };
  return prepareResponse({ status: 503, contentType: 'text/plain; charset=utf-8', body: `503 ${code}`, headers });
}
