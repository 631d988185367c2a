import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { MEDIA_PAGE_SIZE, type mediaCall, type MediaItem } from '@spielplan/shared-contracts/api';
import type { z } from 'zod';
import { media, uploads } from '../../platform/database/schema/index.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { presentItem } from './presentItem.ts';

type Wanted = z.output<typeof mediaCall.query>;
type List = z.infer<typeof mediaCall.answer>;

/** A page of the library, the newest first, with how many entries fit and the tags of all. */
export async function listMedia(db: Queries, { query, tag, kind, value, page = 1 }: Wanted): Promise<List> {
  const isIn = and(
    isNull(media.removedAt),
    kind && eq(uploads.kind, kind),
    value === undefined ? undefined : hasValue(value),
    tag === undefined ? undefined : sql`${media.tags} @> ${JSON.stringify([tag])}::jsonb`,
    ...wordsOf(query ?? '').map(holdsWord),
  );
  const rows = await db
    .select({ media, file: uploads, count: sql<number>`(count(*) over ())::int` })
    .from(media)
    .innerJoin(uploads, eq(uploads.id, media.fileId))
    .where(isIn)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(MEDIA_PAGE_SIZE)
    .offset((page - 1) * MEDIA_PAGE_SIZE);
  return { count: rows[0]?.count ?? 0, results: rows.map(presentItem), tags: await readTags(db) };
}

/** One entry that was not removed. */
export async function readItem(db: Queries, id: number): Promise<MediaItem | null> {
  const [entry] = await db
    .select({ media, file: uploads })
    .from(media)
    .innerJoin(uploads, eq(uploads.id, media.fileId))
    .where(and(eq(media.id, id), isNull(media.removedAt)));
  return entry ? presentItem(entry) : null;
}

async function readTags(db: Queries): Promise<List['tags']> {
  const name = sql<string>`tag`;
  return db
    .select({ name, count: sql<number>`count(*)::int` })
    .from(sql`media, lateral jsonb_array_elements_text(media.tags) tag`)
    .where(sql`media.removed_at is null`)
    .groupBy(name)
    .orderBy(sql`lower(tag)`, name);
}

/** The entry that `/media/uploads/<key>` names, with an ending or without; what names none finds none. */
function hasValue(value: string): SQL {
  const [, key] = /^\/media\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\w+)?$/.exec(value) ?? [];
  return key === undefined ? sql`false` : eq(media.key, key);
}

function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}

function holdsWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const texts = sql`concat_ws(' ', ${media.name}, ${media.credit}, ${media.alt} ->> 'de', ${media.alt} ->> 'en', ${media.tags}::text)`;
  return sql`${texts} ilike ${pattern}`;
}
