import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database.ts';
import { modules } from '../../platform/database/schema/index.ts';
import type { BlockRow } from './presentBlocks.ts';

const PAGE_ORDER = [sql`${modules.columnIndex} nulls first`, asc(modules.position), asc(modules.id)];

/** All blocks of a page, in its order. */
export function readBlocksOfPage(db: Queries, pageId: number): Promise<BlockRow[]> {
  return db
    .select()
    .from(modules)
    .where(eq(modules.pageId, pageId))
    .orderBy(...PAGE_ORDER);
}

/** All blocks of some things of a kind that are no pages, each one's in its order. */
export function readBlocksOf(db: Queries, contentType: string, objectIds: readonly number[]): Promise<BlockRow[]> {
  return db
    .select()
    .from(modules)
    .where(and(isNull(modules.pageId), eq(modules.contentType, contentType), inArray(modules.objectId, [...objectIds])))
    .orderBy(...PAGE_ORDER);
}

/** The blocks with these ids and everything in them, in the order of the page. */
export async function readTrees(db: Queries, ids: readonly number[]): Promise<BlockRow[]> {
  if (ids.length === 0) return [];
  const roots = sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const tree = sql`(
    with recursive tree as (
      select id from modules where id in (${roots})
      union select child.id from modules child join tree on child.parent_id = tree.id
    )
    select id from tree
  )`;
  return db
    .select()
    .from(modules)
    .where(inArray(modules.id, tree))
    .orderBy(...PAGE_ORDER);
}
