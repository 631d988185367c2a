import { type BlockKey, findBlock, type Forest, type Place } from './forest/forest.ts';
import { moveBlock } from './operations/moveBlock.ts';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A column on the screen: where its last block ends, and how many it has. */
export interface ColumnBox extends Box {
  readonly end: number;
  readonly count: number;
}

/** Where a dragged block would go, and the line that shows it. */
export interface DropSpot {
  readonly place: Place;
  readonly line: { readonly x: number; readonly y: number; readonly width: number };
}

/** So near to the upper and lower edge of columns a block goes before or behind them. */
const EDGE_PX = 14;

/**
 * The place for a pointer over a block: in the column below it, else before or behind the block,
 * whichever is nearer.
 */
export function findDropSpot(
  pointer: { readonly x: number; readonly y: number },
  target: { readonly key: BlockKey; readonly place: Place; readonly box: Box; readonly columns: readonly ColumnBox[] },
): DropSpot {
  const { key, place, box, columns } = target;
  const isInside = pointer.y > box.top + EDGE_PX && pointer.y < box.bottom - EDGE_PX;
  const column = isInside
    ? columns.findIndex(({ left, right, top, bottom }) => within(pointer, { left, right, top, bottom }))
    : -1;
  const found = columns[column];
  if (found) {
    const { left, right, end, count } = found;
    return { place: { ...place, parent: key, column, position: count }, line: { x: left, y: end, width: right - left } };
  }
  const isBehind = pointer.y > (box.top + box.bottom) / 2;
  return {
    place: { ...place, position: place.position + (isBehind ? 1 : 0) },
    line: { x: box.left, y: isBehind ? box.bottom : box.top, width: box.right - box.left },
  };
}

function within({ x, y }: { x: number; y: number }, { top, bottom, left, right }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * A place as moving counts it, without the block itself; null where the block stands there already or cannot stand there.
 */
export function moveTarget(forest: Forest, key: BlockKey, place: Place): Place | null {
  const found = findBlock(forest, key);
  if (!found) return null;
  const isSameList =
    found.place.document === place.document && found.place.parent === place.parent && found.place.column === place.column;
  const position = isSameList && found.place.position < place.position ? place.position - 1 : place.position;
  if (isSameList && position === found.place.position) return null;
  const target = { ...place, position };
  return 'refusal' in moveBlock(forest, key, target) ? null : target;
}
