import { asc, eq } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { workingBlocks } from '../../platform/database/schema/working.ts';
import { MAX_DEPTH, type Place, standsOn } from '../content/place.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';

/** Most blocks of one document. */
export const MAX_BLOCKS = 1_000;

/** Where a block stands, or shall stand: the block around it, the column there, the number among its neighbours. */
export interface Position {
  parent: number | null;
  column: number | undefined;
  position: number | undefined;
}

/** A place that is there: the parent with its column, or none for the page itself. */
export interface Target {
  parentId: number | null;
  columnIndex: number | null;
}

/** The blocks of a place that has a working copy, in its order. */
export function readPlace(tx: Queries, place: Place): Promise<BlockRow[]> {
  return tx
    .select()
    .from(workingBlocks)
    .where(standsOn(workingBlocks, place))
    .orderBy(asc(workingBlocks.position), asc(workingBlocks.id));
}

/**
 * Finds the column a block shall go to. Throws `INVALID_BODY` with the field: a parent that is not on this place or has no
 * columns, a column that it does not have, a block inside itself, or too deep.
 */
export function findTarget(rows: readonly BlockRow[], { parent, column }: Position, movedId: number | null): Target {
  if (movedId === null && rows.length >= MAX_BLOCKS) throw refuse('object_id', `no more than ${MAX_BLOCKS} blocks`);
  if (parent === null) {
    if (column) throw refuse('column', 'only blocks inside others stand in columns');
    return { parentId: null, columnIndex: null };
  }
  const around = rows.find(({ id }) => id === parent);
  if (!around) throw refuse('parent', 'no such block here');
  const ancestors = ancestorsOf(rows, around);
  if (movedId !== null && ancestors.some(({ id }) => id === movedId))
    throw refuse('parent', 'a block cannot stand inside itself');
  if (ancestors.length + heightOf(rows, movedId) > MAX_DEPTH) throw refuse('parent', 'too many blocks inside each other');
  if (around.columns.length === 0) throw refuse('parent', 'this block has no columns');
  if ((column ?? 0) >= around.columns.length) throw refuse('column', `this block has ${around.columns.length} columns`);
  return { parentId: parent, columnIndex: column ?? 0 };
}

/** Puts a block to its number among its neighbours, or behind them, and gives all of them the numbers from 0. */
export async function insertAt(tx: Queries, place: Place, movedId: number, target: Target, position?: number): Promise<void> {
  const neighbours = (await readPlace(tx, place)).filter((row) => row.id !== movedId && isIn(row, target));
  const order: { id: number; position: number | null }[] = [...neighbours];
  order.splice(Math.min(position ?? order.length, order.length), 0, { id: movedId, position: null });
  for (const [index, { id, position: known }] of order.entries()) {
    if (known === index) continue;
    const moved = id === movedId ? target : {};
    await tx
      .update(workingBlocks)
      .set({ position: index, ...moved })
      .where(eq(workingBlocks.id, id));
  }
}

/** Blocks of columns that a container loses stay with it, at the end of its last column. */
export async function gatherInLastColumn(tx: Queries, place: Place, container: BlockRow, columns: number): Promise<void> {
  const homeless = (await readPlace(tx, place)).filter(
    (row) => row.parentId === container.id && (row.columnIndex ?? 0) >= columns,
  );
  if (homeless.length > 0 && columns === 0) throw refuse('columns', 'there are blocks in them');
  for (const row of homeless) await insertAt(tx, place, row.id, { parentId: container.id, columnIndex: columns - 1 });
}

function isIn(row: BlockRow, { parentId, columnIndex }: Target): boolean {
  return row.parentId === parentId && row.columnIndex === columnIndex;
}

/** The block and all around it. */
function ancestorsOf(rows: readonly BlockRow[], block: BlockRow): BlockRow[] {
  const chain = [block];
  for (let next = block.parentId; next !== null && chain.length <= MAX_DEPTH;) {
    const around = rows.find(({ id }) => id === next);
    if (!around) break;
    chain.push(around);
    next = around.parentId;
  }
  return chain;
}

/** How many levels a block takes: one, and those of the blocks inside it. */
function heightOf(rows: readonly BlockRow[], id: number | null): number {
  const inside = id === null ? [] : rows.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...inside.map((row) => heightOf(rows, row.id)));
}

function refuse(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail });
}
