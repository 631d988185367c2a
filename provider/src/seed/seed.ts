import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../database/connect.ts';
import * as tables from '../database/schema/index.ts';
import { buildArticles } from './articleRows.ts';
import { ROOMS, VENUES } from './content/houses.ts';
import { EVENT_TAGS, EXHIBITION_TYPES, GENRES, optionRows, PRODUCTION_TAGS, SERIES } from './content/options.ts';
import { buildEvents } from './eventRows.ts';
import { buildProductions } from './productionRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildSeasons } from './seasonRows.ts';
import { buildSite } from './siteRows.ts';
import { buildTickets } from './ticketRows.ts';

export interface SeedOptions {
  /** The Berlin day the programme is built around: two weeks back, a year ahead. */
  seedDate: IsoDay;
  editor: { username: string; password: string };
}

/** How much was written. */
export interface SeedReport {
  events: number;
  productions: number;
  articles: number;
}

const ROWS_AT_ONCE = 500;

/**
 * Fills an empty database with the content of the house, all or nothing; a database that was seeded once is left alone.
 * The same day gives the same rows, whatever the zone or machine. Returns what was written, or null.
 */
export async function seedIfEmpty(db: Db, options: SeedOptions): Promise<SeedReport | null> {
  const [marker] = await db.select().from(tables.settings).where(eq(tables.settings.key, 'seed_date'));
  if (marker) return null;
  const { seedDate } = options;
  const seasons = buildSeasons(seedDate);
  const productions = buildProductions(seedDate, seasons.length);
  const events = buildEvents(scheduleProgramme(seedDate), seedDate);
  const tickets = buildTickets(events.events, seedDate);
  const articles = buildArticles(seedDate);
  const site = buildSite(seedDate);
  const passwordHash = await hash(options.editor.password);

  await db.transaction(async (tx) => {
    const write = (table: PgTable, rows: readonly object[]) => insertAll(tx, table, rows);
    await write(tables.settings, [...site.settings, { key: 'seed_date', value: seedDate }]);
    await write(
      tables.venues,
      VENUES.map((venue) => ({ ...venue, postalCode: '12345', town: 'Altwasser', country: 'DE' })),
    );
    await write(
      tables.rooms,
      ROOMS.map((room, index) => ({ ...room, showInFilter: !('isHidden' in room), position: index + 1 })),
    );
    await write(tables.exhibitionTypes, optionRows(EXHIBITION_TYPES));
    await write(tables.genres, optionRows(GENRES));
    await write(tables.series, optionRows(SERIES));
    await write(tables.eventTags, optionRows(EVENT_TAGS));
    await write(tables.productionTags, optionRows(PRODUCTION_TAGS));
    await write(tables.seasons, seasons);
    await write(tables.productions, productions.productions);
    await write(tables.productionTagLinks, productions.tagLinks);
    await write(tables.events, events.events);
    await write(tables.eventTagLinks, events.tagLinks);
    await write(tables.saleTypes, tickets.saleTypes);
    await write(tables.seatGroups, tickets.seatGroups);
    await write(tables.inventory, tickets.inventory);
    await write(tables.prices, tickets.prices);
    await write(tables.articleCategories, articles.categories);
    await write(tables.articleTags, articles.tags);
    await write(tables.articles, articles.articles);
    await write(tables.articleCategoryLinks, articles.categoryLinks);
    await write(tables.articleTagLinks, articles.tagLinks);
    await write(tables.pages, site.pages);
    await write(tables.modules, site.modules);
    await write(tables.navigationItems, site.navigationItems);
    await write(tables.redirects, site.redirects);
    await write(tables.openingHours, site.openingHours);
    await write(tables.alerts, site.alerts);
    await write(tables.teasers, site.teasers);
    await write(tables.editors, [
      {
        id: 1,
        username: options.editor.username,
        email: 'redaktion@altwasser.example',
        firstName: 'Redaktion',
        lastName: 'Altwasser',
        passwordHash,
        hasDashboardOnlineAccess: true,
      },
    ]);
  });
  return { events: events.events.length, productions: productions.productions.length, articles: articles.articles.length };
}

async function insertAll(tx: Pick<Db, 'insert'>, table: PgTable, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}
