import { and, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { modules } from '../../platform/database/schema/index.ts';
import { workingBlocks } from '../../platform/database/schema/working.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { standsOn } from '../content/place.ts';
import type { LockedDocument } from './workingCopy.ts';

/** The documents besides these that a block of theirs moved to or came from since publishing, such as `page 3`. */
export async function findPartners(tx: Queries, locked: readonly Pick<LockedDocument, 'place'>[]): Promise<string[]> {
  const moved = sql`(
    select w.content_type as to_type, coalesce(w.page_id, w.object_id) as to_id,
      m.content_type as from_type, coalesce(m.page_id, m.object_id) as from_id
    from working_modules w join modules m on m.id = w.id
    where w.content_type <> m.content_type or coalesce(w.page_id, w.object_id) <> coalesce(m.page_id, m.object_id)
  ) as moved`;
  const rows = await tx
    .select({
      to: sql<string>`moved.to_type || ' ' || moved.to_id`,
      from: sql<string>`moved.from_type || ' ' || moved.from_id`,
    })
    .from(moved);
  const own = new Set(locked.map(({ place }) => `${place.contentType} ${place.objectId}`));
  const pairs = rows.filter(({ to, from }) => own.has(to) !== own.has(from));
  return [...new Set(pairs.map(({ to, from }) => (own.has(to) ? from : to)))];
}

/** The documents that published blocks came from which are published nowhere any more: without these they would be gone. */
export async function findLostSources(tx: Queries, locked: readonly Pick<LockedDocument, 'place'>[]): Promise<string[]> {
  const own = locked.map(({ place }) => standsOn(workingBlocks, place));
  const published = tx.select().from(modules).where(eq(modules.id, workingBlocks.id));
  const rows = await tx
    .selectDistinct({ source: workingBlocks.movedFrom })
    .from(workingBlocks)
    .where(and(or(...own), isNotNull(workingBlocks.movedFrom), notExists(published)));
  return rows.flatMap(({ source }) => source ?? []);
}
