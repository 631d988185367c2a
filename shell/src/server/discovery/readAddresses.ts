import {
  ADDRESS_KINDS,
  addressesCall,
  storyCategoriesCall,
  storyTagsCall,
  settingsCall,
  type Address,
  type AddressKind,
} from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderReader, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { fillPattern, type SitemapEntries } from '@spielplan/shared-contracts/routes';
import { routes as shellRoutes } from '../../routes.ts';

/** A part of the sitemap: things of one kind, or the site's own lists. */
export interface SitemapPart {
  kind: AddressKind | 'section';
  /** Counts from 1. */
  number: number;
}

interface Sources {
  provider: ProviderReader;
  /** Whether a running remote answers this path. */
  isAnswered: (path: string) => boolean;
  /** The addresses of the remotes that run. */
  routes: () => readonly RemoteRoute[];
}

/** What one page for each topic is made of. */
const TOPICS = { category: storyCategoriesCall, tag: storyTagsCall } as const;

/**
 * The parts there are now: of kinds that routes declare. A provider
 * that has no list of its addresses leaves the site's own lists.
 */
export async function listParts(sources: Sources): Promise<SitemapPart[]> {
  const counted = await Promise.all(
    kindsOf(sources).map(async (kind): Promise<SitemapPart[]> => {
      const first = await readPart(sources, kind, 1);
      const pages = first ? Math.ceil(first.count / Math.max(1, first.results.length)) : 0;
      return Array.from({ length: pages }, (_, index) => ({ kind, number: index + 1 }));
    }),
  );
  return [{ kind: 'section', number: 1 }, ...counted.flat()];
}

/**
 * The addresses of a part; `null` for a part that there
 * is not. Rejects with the provider's named errors.
 */
export async function readAddresses(sources: Sources, { kind, number }: SitemapPart): Promise<readonly Address[] | null> {
  if (kind === 'section') return number === 1 ? readSections(sources) : null;
  if (!kindsOf(sources).includes(kind)) return null;
  const part = await readPart(sources, kind, number);
  return part && part.results.length > 0 ? part.results : null;
}

/** Nothing of a kind whose pages nobody shows in this release set. */
async function readPart({ provider, isAnswered }: Sources, kind: AddressKind, page: number) {
  try {
    const part = await provider.read(addressesCall, { query: { kind, page } });
    const [first] = part.results;
    const path = first?.urls.de ?? first?.urls.en;
    return kind === 'page' || path === undefined || isAnswered(path) ? part : null;
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/**
 * The lists of the site that are answered now, and the magazine's categories
 * and topics. What is also a page of the page editor stands there.
 */
async function readSections(sources: Sources): Promise<Address[]> {
  const { provider, isAnswered } = sources;
  const [pages, { design, languages }] = await Promise.all([readPart(sources, 'page', 1), provider.read(settingsCall)]);
  const known = new Set(pages?.results.map(({ urls }) => urls.de));
  const lists = [shellRoutes.home, ...withSitemap(sources, 'list')].flatMap((route): Address['urls'][] => {
    const { patterns, needsSetting } = route as RemoteRoute;
    // The route is there in every house; its page is not.
    if (known.has(patterns.de) || (needsSetting && design[needsSetting] === null)) return [];
    const there = languages.filter((lang) => route === shellRoutes.home || isAnswered(patterns[lang]));
    return there.length > 0 ? [Object.fromEntries(there.map((lang) => [lang, patterns[lang]]))] : [];
  });
  const topics = await Promise.all((['category', 'tag'] as const).map((kind) => readTopics(sources, kind, languages)));
  return [...lists.map((urls) => ({ urls, modified: null })), ...topics.flat()];
}

/** A page for each category or tag, where a route shows them. */
async function readTopics(sources: Sources, kind: keyof typeof TOPICS, languages: readonly Language[]): Promise<Address[]> {
  const [route] = withSitemap(sources, kind);
  if (!route) return [];
  const topics = await inEach(languages, (lang) => sources.provider.read(TOPICS[kind], { query: { lang } }));
  return pair(topics, (lang, { slug, id }) => fillPattern(route.patterns[lang], { [kind]: slug, id }));
}

function withSitemap({ routes }: Sources, entries: SitemapEntries): RemoteRoute[] {
  return routes().filter(({ sitemap }) => sitemap === entries);
}

/** The kinds of things that a running remote shows, and the page editor's pages. */
function kindsOf(sources: Sources): AddressKind[] {
  return ADDRESS_KINDS.filter((kind) => kind === 'page' || withSitemap(sources, kind).length > 0);
}

type InEach<T> = Partial<Record<Language, readonly T[]>>;

async function inEach<T>(languages: readonly Language[], read: (lang: Language) => Promise<readonly T[]>): Promise<InEach<T>> {
  const lists = await Promise.all(
    languages.map((lang) =>
      read(lang).catch((error: unknown) => {
        if (isSpielplanError(error, 'NOT_FOUND')) return [];
        throw error;
      }),
    ),
  );
  return Object.fromEntries(languages.map((lang, index) => [lang, lists[index]!]));
}

/** What is there in the first language, with its address in each that has it. */
function pair<T extends { id: number }>(lists: InEach<T>, pathOf: (lang: Language, item: T) => string): Address[] {
  const [first = [], ...others] = Object.values(lists);
  const [lang, ...rest] = Object.keys(lists) as Language[];
  if (!lang) return [];
  return first.map((item) => {
    const twins = rest.flatMap((each, index) => {
      const twin = others[index]?.find(({ id }) => id === item.id);
      return twin ? [[each, pathOf(each, twin)]] : [];
    });
    return { urls: { [lang]: pathOf(lang, item), ...Object.fromEntries(twins) }, modified: null };
  });
}
