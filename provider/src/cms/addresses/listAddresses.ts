import { asc, eq, lte } from 'drizzle-orm';
import type { Address, AddressKind } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { datesAhead, eventPath, isEventOver, readCatalogue, readPeople, readProgramme } from '../../programme/index.ts';
import type { ProviderContext } from '../../platform/context.ts';
import { articles, legalTexts, pages, series, venues } from '../../platform/database/schema/index.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { LEGAL_PATHS } from '../legal/legalPaths.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { slugIn } from '../../documents/links/slugIn.ts';

type Of = (context: ProviderContext) => Promise<Address[]>;

const LISTS: Readonly<Record<AddressKind, Of>> = {
  async page({ db }) {
    const rows = await db.select().from(pages).where(eq(pages.isOnline, true)).orderBy(asc(pages.position), asc(pages.id));
    const texts = await db
      .select({ key: legalTexts.key, modified: legalTexts.modified })
      .from(legalTexts)
      .orderBy(asc(legalTexts.key));
    return [
      ...rows
        .filter(({ isClickable }) => isClickable)
        .map((row) => ({
          urls: pagePaths(row),
          modified: row.modified && latest(row.modified),
          ...(row.isEasy && { is_easy: true as const }),
        })),
      ...texts.map(({ key, modified }) => ({ urls: inBoth((lang) => LEGAL_PATHS[key]({ lang })), modified: latest(modified) })),
    ];
  },
  async event(context) {
    const { clock } = context;
    const today = clock.today();
    const { entries } = await readProgramme(context);
    return entries
      .filter((entry) => entry.event.day >= today || !isEventOver(entry, clock.now()))
      .map((entry) => ({
        urls: { de: eventPath(entry, 'de'), en: eventPath(entry, 'en') },
        modified: latest(entry.event.modified, entry.production.modified),
      }));
  },
  async production(context) {
    const { clock } = context;
    const { entries } = await readCatalogue(context);
    return entries
      .filter((entry) => datesAhead(entry, clock.now()).length > 0)
      .map(({ production: { id, slug, modified }, dates }) => ({
        urls: inBoth((lang) => paths.production({ lang, slug: slug[lang], id })),
        modified: latest(modified, ...dates.map(({ event }) => event.modified)),
      }));
  },
  async article({ db, clock }) {
    const rows = await db
      .select({ id: articles.id, slug: articles.slug, modified: articles.modified })
      .from(articles)
      .where(lte(articles.published, new Date(clock.now())))
      .orderBy(asc(articles.id));
    return rows.map(({ id, slug, modified }) => ({
      urls: inBoth((lang) => paths.article({ lang, slug: slug[lang], id })),
      modified: latest(modified),
    }));
  },
  async person(context) {
    const { entries } = await readPeople(context);
    return entries.map(({ person: { id, slug, modified } }) => ({
      urls: inBoth((lang) => paths.person({ lang, slug, id })),
      modified: latest(modified),
    }));
  },
  async venue({ db }) {
    const rows = await db.select().from(venues);
    return rows.map((venue) => ({
      urls: inBoth((lang) => paths.venue({ lang, slug: slugIn(venue, lang), id: venue.id })),
      modified: latest(venue.modified),
    }));
  },
  async series({ db }) {
    const rows = await db.select().from(series);
    return rows.map((one) => ({
      urls: inBoth((lang) => paths.series({ lang, slug: slugIn(one, lang), id: one.id })),
      modified: latest(one.modified),
    }));
  },
};

/**
 * Everything of one kind that the public may see and that
 * is not over, with its addresses in both languages.
 */
export function listAddresses(context: ProviderContext, kind: AddressKind): Promise<Address[]> {
  return LISTS[kind](context);
}

function inBoth(pathIn: (lang: keyof Localised) => string): Localised {
  return { de: pathIn('de'), en: pathIn('en') };
}

function latest(...moments: readonly Date[]): string {
  return toHouseInstant(new Date(Math.max(...moments.map((moment) => moment.getTime()))));
}
