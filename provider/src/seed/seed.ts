import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { Db } from '../platform/database/connect.ts';
import * as tables from '../platform/database/schema/index.ts';
import { refreshIndex } from '../search/index.ts';
import { buildAccounts } from './accountRows.ts';
import { buildStoryBlocks } from './storyBlocks.ts';
import { buildStories } from './storyRows.ts';
import { STORIES } from './content/stories/index.ts';
import type { NumberedProduction } from './content/productions/index.ts';
import { EVENT_TAGS, EXHIBITION_TYPES, GENRES, optionRows, PRODUCTION_TAGS } from './content/options.ts';
import { buildEvents } from './eventRows.ts';
import { buildForms } from './formRows.ts';
import { buildPersons } from './personRows.ts';
import { buildPlaces } from './placeRows.ts';
import { buildProductions } from './productionRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildSeasons, seasonOf } from './seasonRows.ts';
import { buildSite } from './siteRows.ts';
import { buildTexts } from './textRows.ts';
import { buildTickets } from './ticketRows.ts';

export interface SeedOptions {
  /** The day in the house the programme is built around: two weeks back, a year ahead. */
  seedDate: IsoDay;
  /** The first account; `directionPassword` is that of the demonstration's second one, null makes none. */
  editor: { username: string; password: string; directionPassword: string | null };
}

/** How much was written. */
export interface SeedReport {
  events: number;
  productions: number;
  articles: number;
}

const BATCH_ROWS = 500;

/**
 * Fills an empty database with the content of the house, all or nothing; a database that was seeded
 * once is left alone. The same day gives the same rows, whatever the zone or machine. Returns what
 * was written, or null.
 */
export async function seedIfEmpty(db: Db, options: SeedOptions): Promise<SeedReport | null> {
  const [marker] = await db.select().from(tables.settings).where(eq(tables.settings.key, 'seed_date'));
  if (marker) return null;
  const { seedDate } = options;
  const dates = scheduleProgramme(seedDate);
  const seasons = buildSeasons([seedDate, ...dates.map(({ day }) => day)]);
  const firstDayOf = (production: NumberedProduction) => dates.find((date) => date.production === production)?.day ?? seedDate;
  // A production belongs to the season it comes out in.
  const productions = buildProductions(seedDate, (production) => seasonOf(firstDayOf(production), seasons).id);
  const events = buildEvents(dates, seedDate);
  const tickets = buildTickets(events.events, seedDate);
  const stories = buildStories(seedDate);
  const site = buildSite(seedDate, events.events);
  const places = buildPlaces(seedDate);
  const persons = buildPersons(seedDate);
  const texts = buildTexts(seedDate);
  const forms = buildForms();
  const { username, password, directionPassword } = options.editor;
  const passwordHash = await hash(password);
  const directionHash = directionPassword === null ? null : await hash(directionPassword);

  await db.transaction(async (tx) => {
    const write = (table: PgTable, rows: readonly object[]) => insertAll(tx, table, rows);
    await write(tables.settings, [...site.settings, { key: 'seed_date', value: seedDate }]);
    await write(tables.venues, places.venues);
    await write(tables.rooms, places.rooms);
    await write(tables.exhibitionTypes, optionRows(EXHIBITION_TYPES));
    await write(tables.genres, optionRows(GENRES));
    await write(tables.series, places.series);
    await write(tables.eventTags, optionRows(EVENT_TAGS));
    await write(tables.productionTags, optionRows(PRODUCTION_TAGS));
    await write(tables.seasons, seasons);
    await write(tables.productions, productions.productions);
    await write(tables.productionTagLinks, productions.tagLinks);
    await write(tables.personCategories, persons.categories);
    await write(tables.persons, persons.persons);
    await write(tables.personCategoryLinks, persons.categoryLinks);
    await write(tables.productionPersons, persons.productionPersons);
    await write(tables.events, events.events);
    await write(tables.eventTagLinks, events.tagLinks);
    await write(tables.saleTypes, tickets.saleTypes);
    await write(tables.seatGroups, tickets.seatGroups);
    await write(tables.inventory, tickets.inventory);
    await write(tables.seatRows, tickets.seatRows);
    await write(tables.prices, tickets.prices);
    await write(tables.storyCategories, stories.categories);
    await write(tables.storyTags, stories.tags);
    await write(tables.articles, stories.articles);
    await write(tables.storyCategoryLinks, stories.categoryLinks);
    await write(tables.storyTagLinks, stories.tagLinks);
    await write(tables.storyProductionLinks, stories.productionLinks);
    await write(tables.legalTexts, texts.legalTexts);
    await write(tables.htmlParts, texts.htmlParts);
    await write(tables.pages, site.pages);
    await write(tables.modules, site.modules);
    await write(tables.modules, buildStoryBlocks(STORIES, site.modules.length));
    await write(tables.navigationItems, site.navigationItems);
    await write(tables.redirects, site.redirects);
    await write(tables.openingHours, site.openingHours);
    await write(tables.alerts, site.alerts);
    await write(tables.teasers, site.teasers);
    await write(tables.forms, forms.forms);
    await write(tables.formFields, forms.fields);
    await write(tables.editors, buildAccounts({ username, passwordHash, directionHash }));
    // The seed names its ids itself; what is added later continues behind them.
    await tx.execute(sql`select raise_identities()`);
  });
  await refreshIndex(db, inHouseZone(`${seedDate}T12:00:00`).toMillis());
  return { events: events.events.length, productions: productions.productions.length, articles: stories.articles.length };
}

async function insertAll(tx: Pick<Db, 'insert'>, table: PgTable, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await tx.insert(table).values(rows.slice(start, start + BATCH_ROWS));
  }
}
