import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { editedBlocks, workingBlocks } from '../../platform/database/schema/working.ts';
import { claimSlug, lockSlugs, nextBlockId } from '../drafts/claimSlug.ts';
import { ownerColumns, type Place } from '../content/place.ts';
import { findTarget, insertAt, type Position, readPlace } from './placeBlock.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { rowOf, type SubtreeBlock } from './subtree.ts';

export interface NewSubtree {
  place: Place;
  position: Position;
  blocks: readonly SubtreeBlock[];
  revision: number;
}

/** Puts the blocks of a subtree to a place; answers the block of another that has an id or slug of theirs, else null. Throws `INVALID_BODY`. */
export async function insertSubtree(tx: Queries, { place, position, blocks, revision }: NewSubtree): Promise<BlockRow | null> {
  const [root] = blocks;
  if (!root) throw new SpielplanError('INVALID_BODY', { field: 'subtree', detail: 'holds no block' });
  await requireKnownIds(tx, blocks);
  const alive = await tx
    .select()
    .from(editedBlocks)
    .where(
      inArray(
        editedBlocks.id,
        blocks.map(({ id }) => id),
      ),
    );
  // The outermost of several, in whatever order the engine finds them.
  const [inTheWay] = blocks.flatMap(({ id }) => alive.filter((row) => row.id === id));
  if (inTheWay) return inTheWay;
  await lockSlugs(tx);
  for (const { slug } of blocks) {
    const taken = await claimSlug(tx, slug, place);
    if (taken) return taken;
  }
  const rows = blocks.map((block) => ({
    ...rowOf(block),
    ...ownerColumns(place),
    parentId: block === root ? null : block.parent,
    columnIndex: block === root ? null : block.column,
    position: block.position,
    revision,
  }));
  // Where it would go too deep, or be too many, nothing is written.
  await tx.insert(workingBlocks).values(rows);
  const target = findTarget(await readPlace(tx, place), position, root.id);
  await insertAt(tx, place, root.id, target, position.position);
  return null;
}

/** The same blocks as others: with ids and slugs of their own, the first with `rootSlug` where one is given. */
export async function asCopy(tx: Queries, blocks: readonly SubtreeBlock[], rootSlug?: string): Promise<SubtreeBlock[]> {
  const ids = new Map<number, number>();
  for (const { id } of blocks) ids.set(id, await nextBlockId(tx));
  return blocks.map((block, index) => ({
    ...block,
    id: ids.get(block.id) ?? block.id,
    parent: block.parent === null ? null : (ids.get(block.parent) ?? null),
    slug: (index === 0 && rootSlug) || newSlug(block.model),
  }));
}

/** Rows of one document as others: with ids and slugs of their own, standing in one another as before. */
export async function copyRows(tx: Queries, rows: readonly BlockRow[]): Promise<BlockRow[]> {
  const ids = new Map<number, number>();
  for (const { id } of rows) ids.set(id, await nextBlockId(tx));
  return rows.map((row) => ({
    ...row,
    id: ids.get(row.id) ?? row.id,
    parentId: row.parentId === null ? null : (ids.get(row.parentId) ?? null),
    slug: newSlug(row.model),
    revision: 1,
  }));
}

function newSlug(model: string): string {
  return `${model.replaceAll('_', '-').slice(0, 100)}-${randomBytes(6).toString('hex')}`;
}

/** An id that was never handed out would meet a block of tomorrow. */
async function requireKnownIds(tx: Queries, blocks: readonly SubtreeBlock[]): Promise<void> {
  const highest = Math.max(...blocks.map(({ id }) => id));
  const [row] = await tx.select({ last: sql<number>`last_value::integer` }).from(sql`modules_id_seq`);
  if (highest > (row?.last ?? 0)) {
    throw new SpielplanError('INVALID_BODY', { field: 'subtree', detail: 'holds an id that no block has had' });
  }
}
