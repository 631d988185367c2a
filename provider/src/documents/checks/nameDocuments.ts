import { eq, inArray } from 'drizzle-orm';
import { LANGUAGES, type Localised } from '@spielplan/shared-contracts/i18n';
import { LINKED_PATTERNS, paths } from '@spielplan/shared-contracts/routes';
import { articles, events, pages, productions, series, venues } from '../../platform/database/schema/index.ts';
import { workingPages } from '../../platform/database/schema/working.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { slugIn } from '../links/slugIn.ts';

/** How editors know a document, and where its blocks can be seen. */
export interface DocumentName {
  titles: Localised;
  urls: Partial<Localised>;
}

type Names = ReadonlyMap<number, DocumentName>;
type NameThings = (db: Queries, ids: readonly number[]) => Promise<[id: number, name: DocumentName][]>;

const NAMES: Readonly<Record<string, NameThings>> = {
  async page(db, ids) {
    const rows = await db
      .select({ id: pages.id, path: pages.path, title: pages.title, working: workingPages.title })
      .from(pages)
      .leftJoin(workingPages, eq(workingPages.pageId, pages.id))
      .where(inArray(pages.id, [...ids]));
    return rows.map(({ id, path, title, working }) => [id, { titles: working ?? title, urls: pagePaths({ path }) }]);
  },
  async event(db, ids) {
    const rows = await db
      .select({ id: events.id, titles: productions.title, slug: productions.slug })
      .from(events)
      .innerJoin(productions, eq(productions.id, events.productionId))
      .where(inArray(events.id, [...ids]));
    return rows.map(({ id, titles, slug }) => [
      id,
      { titles, urls: inBoth((lang) => paths.event({ lang, slug: slug[lang], id })) },
    ]);
  },
  async production(db, ids) {
    const rows = await db
      .select()
      .from(productions)
      .where(inArray(productions.id, [...ids]));
    return rows.map(({ id, title, slug }) => [
      id,
      { titles: title, urls: inBoth((lang) => paths.production({ lang, slug: slug[lang], id })) },
    ]);
  },
  async article(db, ids) {
    const rows = await db
      .select()
      .from(articles)
      .where(inArray(articles.id, [...ids]));
    return rows.map(({ id, headline, slug }) => [
      id,
      { titles: headline, urls: inBoth((lang) => paths.article({ lang, slug: slug[lang], id })) },
    ]);
  },
  async venue(db, ids) {
    const rows = await db
      .select()
      .from(venues)
      .where(inArray(venues.id, [...ids]));
    return rows.map((venue) => [
      venue.id,
      { titles: venue.name, urls: inBoth((lang) => paths.venue({ lang, slug: slugIn(venue, lang), id: venue.id })) },
    ]);
  },
  async series(db, ids) {
    const rows = await db
      .select()
      .from(series)
      .where(inArray(series.id, [...ids]));
    return rows.map((one) => [
      one.id,
      { titles: one.name, urls: inBoth((lang) => paths.series({ lang, slug: slugIn(one, lang), id: one.id })) },
    ]);
  },
};

/** The names of things of one kind; those that are gone have none. */
export async function nameDocuments(db: Queries, contentType: string, ids: readonly number[]): Promise<Names> {
  const read = NAMES[contentType];
  return new Map(read && ids.length > 0 ? await read(db, ids) : []);
}

/** A section of a screen goes by its slug: `events-intro` stands on the list of events. */
export function nameSection(slug: string): DocumentName {
  const route = Object.keys(LINKED_PATTERNS).find((id) => slug.startsWith(`${id}-`)) as keyof typeof LINKED_PATTERNS | undefined;
  const patterns = route && LINKED_PATTERNS[route];
  const urls = patterns ? inBoth((lang) => patterns[lang].replace(/\/:.*$/, '')) : {};
  return { titles: { de: slug, en: slug }, urls };
}

function inBoth(pathIn: (lang: keyof Localised) => string): Localised {
  const [de, en] = LANGUAGES.map(pathIn);
  return { de: de ?? '', en: en ?? '' };
}
