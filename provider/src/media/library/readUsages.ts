import { eq, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { MediaUsage } from '@spielplan/shared-contracts/api';
import * as tables from '../../platform/database/schema/index.ts';
import { articles, events, media, pages, productions, series, uploads, venues } from '../../platform/database/schema/index.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import type { Queries } from '../../platform/database/Database.ts';

const THINGS = { event: events, production: productions, article: articles, venue: venues, series } as const;
const SITE_TITLES = { de: 'Website', en: 'Website' };
/**
 * Tables whose texts no visitor is shown: what is kept of accounts, versions, sales and searches, the library itself,
 * and the tables that documents are looked up in by themselves. A table that is not named here is searched.
 */
const NOT_SHOWN: ReadonlySet<string> = new Set(
  `editors account_links sessions login_failures signing_keys preview_links editor_presence audit_log
  known_devices page_snapshots page_versions former_addresses site_forms change_counts error_log proof_runs
  search_documents search_dates search_words search_phrases search_sources search_keywords search_answers
  inventory carts reservations seats orders order_lines event_hold_limits network_purchases
  form_entries uploads media media_uploads upload_salt upload_remains modules pages`.split(/\s+/),
);
const SHOWN_TABLES = Object.values(tables).filter((table) => is(table, PgTable) && !NOT_SHOWN.has(getTableConfig(table).name));
const TYPE_OF = new Map<unknown, string>(Object.entries(THINGS).map(([type, table]) => [table, type]));

interface Found {
  contentType: string;
  objectId: number;
  isPublished: boolean;
  /** In a version that goes online by itself. */
  isPlanned: boolean;
  isDraft: boolean;
}

/** The documents that show an entry or link to it: as published, as editors have them, and as they are planned. */
export async function readUsages(db: Queries, key: string): Promise<MediaUsage[]> {
  const found = await findDocuments(db, key);
  const titles = await readTitles(db, found);
  return found.map(({ contentType, objectId, isPublished, isDraft }) => {
    const known = titles.get(`${contentType} ${objectId}`);
    return {
      content_type: contentType,
      object_id: objectId,
      titles: known?.titles ?? SITE_TITLES,
      urls: known?.urls ?? null,
      is_published: isPublished,
      is_draft: isDraft,
      is_in_bin: known?.isInBin ?? false,
    };
  });
}

/** Whether visitors see it now, or will without anybody's doing, so that a change of it needs the right to publish. */
export async function isShown(db: Queries, key: string): Promise<boolean> {
  return (await findDocuments(db, key)).some(({ isPublished, isPlanned }) => isPublished || isPlanned);
}

/** Whether an earlier version of a document shows it. */
export async function isInVersions(db: Queries, key: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: sql`hash` })
    .from(sql`page_snapshots`)
    .where(sql`content::text like ${`%${key}%`}`)
    .limit(1);
  return row !== undefined;
}

/** A document with a working copy is published as `modules` have it, and edited as `working_modules` do. */
async function findDocuments(db: Queries, key: string): Promise<Found[]> {
  // An address may name the entry, or one of the files that it had.
  const files = await db
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(media, eq(media.id, uploads.mediaId))
    .where(eq(media.key, key));
  const names = [...new Set([key, ...files.map(({ id }) => id)])].map((name) => sql`${`%${name}%`}`);
  const like = sql`like any(array[${sql.join(names, sql`, `)}]::text[])`;
  const rows = await db
    .select({
      contentType: sql<string>`content_type`,
      objectId: sql<number>`object_id`,
      isPublished: sql<boolean>`bool_or(is_published)`,
      isDraft: sql<boolean>`bool_or(is_draft)`,
      isPlanned: sql<boolean>`bool_or(is_planned)`,
    })
    .from(
      sql`(
        select case when page_id is null then content_type else 'page' end as content_type,
          coalesce(page_id, object_id) as object_id, true as is_published, false as is_draft, false as is_planned
          from modules where fields::text ${like}
        union all select case when page_id is null then content_type else 'page' end, coalesce(page_id, object_id), false, true, false
          from working_modules where fields::text ${like}
        union all select 'page', id, true, false, false from pages where image::text ${like}
        union all select 'page', page_id, false, true, false from working_pages where image::text ${like}
        union all select documents.content_type, documents.object_id, false, true, true from documents
          join page_versions on page_versions.id = documents.plan_version
          join page_snapshots on page_snapshots.hash = page_versions.snapshot_hash
          where page_snapshots.content::text ${like}
        ${sql.join(SHOWN_TABLES.map((table) => searchTable(table as PgTable, like)))}
      ) used`,
    )
    .groupBy(sql`content_type`, sql`object_id`)
    .orderBy(sql`content_type`, sql`object_id`);
  return rows.filter(({ objectId }) => objectId !== null);
}

/** The rows of a table that name it in any text, as the thing they are, else as the site. */
function searchTable(table: PgTable, like: SQL): SQL {
  const { columns } = getTableConfig(table);
  const texts = columns.filter((column) => ['text', 'jsonb'].includes(column.getSQLType()));
  if (texts.length === 0) return sql``;
  const type = TYPE_OF.get(table);
  const place = type ? sql`${type}::text, id` : sql`'site', 1`;
  const isNamed = sql.join(
    texts.map((column) => sql`${sql.identifier(column.name)}::text ${like}`),
    sql` or `,
  );
  return sql` union all select ${place}, true, false, false from ${table} where ${isNamed}`;
}

interface Named {
  titles: MediaUsage['titles'];
  urls: MediaUsage['urls'];
  isInBin: boolean;
}

async function readTitles(db: Queries, found: readonly Found[]): Promise<Map<string, Named>> {
  const idsOf = (type: string) => found.filter(({ contentType }) => contentType === type).map(({ objectId }) => objectId);
  const titles = new Map<string, Named>();
  if (idsOf('page').length > 0)
    for (const page of await db
      .select()
      .from(pages)
      .where(inArray(pages.id, idsOf('page'))))
      titles.set(`page ${page.id}`, { titles: page.title, urls: pagePaths(page), isInBin: page.removedAt !== null });
  for (const [type, table] of Object.entries(THINGS)) {
    if (idsOf(type).length === 0) continue;
    const rows = await db
      .select()
      .from(table)
      .where(inArray(table.id, idsOf(type)));
    for (const row of rows) titles.set(`${type} ${row.id}`, { titles: titleOf(row), urls: null, isInBin: false });
  }
  return titles;
}

/** Things of the programme are called by different columns. */
function titleOf(row: object): MediaUsage['titles'] {
  const { title, name } = row as { title?: unknown; name?: unknown };
  const given = title ?? name;
  if (typeof given === 'string') return { de: given, en: given };
  const { de = '', en = '' } = (given ?? {}) as { de?: string; en?: string };
  return { de, en };
}
