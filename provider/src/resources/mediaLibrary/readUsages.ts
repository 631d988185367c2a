import { inArray, sql } from 'drizzle-orm';
import type { MediaUsage } from '@spielplan/shared-contracts/api';
import { articles, events, pages, productions, series, venues } from '../../database/schema/index.ts';
import { pagePaths } from '../../links/pagePaths.ts';
import type { Queries } from '../content/readBlocks.ts';

const THINGS = { event: events, production: productions, article: articles, venue: venues, series } as const;
const SITE_TITLES = { de: 'Website', en: 'Website' };

interface Found {
  contentType: string;
  objectId: number;
  isPublished: boolean;
  isDraft: boolean;
}

/** The documents that show an entry or link to it: as published, and as editors have them. */
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

/** Whether visitors may see it right now, so that a change of it needs the right to publish. */
export async function isShown(db: Queries, key: string): Promise<boolean> {
  return (await findDocuments(db, key)).some(({ isPublished }) => isPublished);
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
  const like = sql`like ${`%${key}%`}`;
  const rows = await db
    .select({
      contentType: sql<string>`content_type`,
      objectId: sql<number>`object_id`,
      isPublished: sql<boolean>`bool_or(is_published)`,
      isDraft: sql<boolean>`bool_or(is_draft)`,
    })
    .from(
      sql`(
        select case when page_id is null then content_type else 'page' end as content_type,
          coalesce(page_id, object_id) as object_id, true as is_published, false as is_draft
          from modules where fields::text ${like}
        union all select case when page_id is null then content_type else 'page' end, coalesce(page_id, object_id), false, true
          from working_modules where fields::text ${like}
        union all select 'page', id, true, false from pages where image::text ${like}
        union all select 'page', page_id, false, true from working_pages where image::text ${like}
        union all select 'site', 1, true, false from settings where value::text ${like}
        union all select 'site', 1, true, false from alerts where link::text ${like}
        union all select 'site', 1, true, false from navigation_items where url::text ${like}
      ) used`,
    )
    .groupBy(sql`content_type`, sql`object_id`)
    .orderBy(sql`content_type`, sql`object_id`);
  return rows.filter(({ objectId }) => objectId !== null);
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
