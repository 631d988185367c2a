import { asc, eq, inArray, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { editedBlocks } from '../../platform/database/schema/working.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { type Place, standsOn } from '../content/place.ts';

const ORDER = [sql`${editedBlocks.columnIndex} nulls first`, asc(editedBlocks.position), asc(editedBlocks.id)];

/** All blocks of a document as editors see them, in their order. */
export function readEditedBlocks(db: Queries, place: Place): Promise<BlockRow[]> {
  return db
    .select()
    .from(editedBlocks)
    .where(standsOn(editedBlocks, place))
    .orderBy(...ORDER);
}

/** The block with this id, of whatever kind. Throws `NOT_FOUND`. */
export async function requireEditedBlock(db: Queries, id: number): Promise<BlockRow> {
  const [row] = await db.select().from(editedBlocks).where(eq(editedBlocks.id, id));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such block' });
  return row;
}

/** The blocks with these ids and everything in them, in the order of the document. */
export async function readEditedTrees(db: Queries, ids: readonly number[]): Promise<BlockRow[]> {
  if (ids.length === 0) return [];
  const roots = sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const tree = sql`(
    with recursive tree as (
      select id from edited_modules where id in (${roots})
      union select child.id from edited_modules child join tree on child.parent_id = tree.id
    )
    select id from tree
  )`;
  return db
    .select()
    .from(editedBlocks)
    .where(inArray(editedBlocks.id, tree))
    .orderBy(...ORDER);
}
