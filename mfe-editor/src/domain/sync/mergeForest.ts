import {
  type Block,
  type BlockKey,
  blocksOf,
  type Fields,
  findBlock,
  type Forest,
  listAt,
  listsOf,
  type Place,
  insertAt,
  removeAt,
  walk,
  withBlock,
} from '../forest/forest.ts';
import { mergeFields } from './mergeFields.ts';
import { type FieldConflict, hasSameColumns, isSame } from './serverState.ts';
import { settledKeys } from './settledKeys.ts';

export interface MergedForest {
  screen: Forest;
  conflicts: Readonly<Record<BlockKey, readonly FieldConflict[]>>;
  /** Blocks in which changes of two editors were joined. */
  merged: readonly BlockKey[];
  /** Blocks that one editor has moved and that stand elsewhere, or may, for what the other one has moved. */
  moved: readonly BlockKey[];
  /** Blocks that were removed here and changed elsewhere; they are there again. */
  returned: readonly BlockKey[];
  /** Blocks that were changed here and removed elsewhere; they stay on the screen, as new ones. */
  removedElsewhere: readonly BlockKey[];
}

/**
 * Joins the screen with what the provider has now, both since `base`. Their structure is taken, and
 * what was done here is done to it again: my places, my new blocks, my removals. A block that was
 * removed here and changed elsewhere comes back, and so does what was moved out of one elsewhere. `isRevisedUnseen` tells of
 * changes that show in no field, as those of the other language.
 */
export function mergeForest(
  base: Forest,
  theirs: Forest,
  mine: Forest,
  isRevisedUnseen: (key: BlockKey) => boolean = () => false,
): MergedForest {
  const conflicts: Record<BlockKey, readonly FieldConflict[]> = {};
  const merged: BlockKey[] = [];
  const removedElsewhere: BlockKey[] = [];
  const moved = movedKeys(base, mine);
  const movedByBoth = new Set<BlockKey>();
  let screen = removeMine(base, theirs, mine, isRevisedUnseen);
  for (const { block, place } of walk(mine)) {
    const was = findBlock(base, block.key)?.block;
    const there = findBlock(screen, block.key)?.block;
    // Brought back here and elsewhere there is nothing that both began with: what differs is to be decided.
    if (there && !was && !isSame(there.fields, block.fields)) {
      const joined = mergeFields({}, there.fields, block.fields);
      if (joined.conflicts.length > 0) conflicts[block.key] = joined.conflicts;
      screen = withBlock(screen, block.key, (each) => ({ ...each, fields: joined.fields }));
    } else if (there && was) {
      const joined = mergeFields(was.fields, there.fields, block.fields);
      if (joined.conflicts.length > 0) conflicts[block.key] = joined.conflicts;
      if (joined.isMerged) merged.push(block.key);
      const columns = mergeColumns(was, there, block);
      // What is the same stays the same object: each changed forest has to be searched again.
      if (columns !== there.columns || !isShallowEqual(joined.fields, there.fields))
        screen = withBlock(screen, block.key, (each) => ({ ...each, fields: joined.fields, columns }));
      if (!moved.has(block.key)) continue;
      if (isOrderedByBoth(base, theirs, mine, place)) movedByBoth.add(block.key);
      screen = moveTo(screen, block.key, placeHere(screen, mine, place));
    } else if (!there && (!was || isTouched(base, moved, block))) {
      if (was) removedElsewhere.push(block.key);
      const empty = { ...block, columns: block.columns.map(({ classes }) => ({ classes, children: [] })) };
      screen = insertAt(screen, empty, placeHere(screen, mine, place));
    }
  }
  for (const [keys, wanted] of [
    [moved, mine],
    [movedKeys(base, theirs), theirs],
  ] as const)
    for (const key of keys) if (!isInSameList(wanted, screen, key) && !removedElsewhere.includes(key)) movedByBoth.add(key);
  const returned = [...walk(base)].map(({ block }) => block.key).filter((key) => !findBlock(mine, key) && findBlock(screen, key));
  return { screen, conflicts, merged, moved: [...movedByBoth], returned, removedElsewhere };
}

/** Their forest without what was removed here, unless it has been changed there since. */
function removeMine(base: Forest, theirs: Forest, mine: Forest, isRevisedUnseen: (key: BlockKey) => boolean): Forest {
  let screen = theirs;
  const removed = [...walk(base)].filter(({ block }) => !findBlock(mine, block.key));
  // From the inside out, so that a block that stays keeps its parents.
  for (const { block } of removed.reverse()) {
    const there = findBlock(screen, block.key);
    if (!there || !isSame(there.block.fields, block.fields) || isRevisedUnseen(block.key)) continue;
    if (isSavedFrom(block.key, base, theirs, mine)) continue;
    const children = there.block.columns.flatMap((column) => column.children);
    if (children.some(({ key }) => !findBlock(mine, key))) continue;
    screen = removeAt(screen, there.place);
    // What was moved out of it waits in its place until it is moved on.
    for (const child of children.reverse()) screen = insertAt(screen, child, there.place);
  }
  return screen;
}

/** Whether a block that went here with what it stood in was moved out of that elsewhere. */
function isSavedFrom(key: BlockKey, base: Forest, theirs: Forest, mine: Forest): boolean {
  const [was, is] = [base, theirs].map((forest) => findBlock(forest, key)?.place.parent ?? null);
  if (was === null || was === is || findBlock(mine, was!)) return false;
  // A block that is new elsewhere was removed by nobody here.
  return is === null || Boolean(findBlock(mine, is!)) || !findBlock(base, is!);
}

function isShallowEqual(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function mergeColumns(was: Block, there: Block, mine: Block): Block['columns'] {
  const last = mine.columns.length - 1;
  if (hasSameColumns(mine, was) || last < 0) return there.columns;
  return mine.columns.map(({ classes }, index) => ({
    classes,
    children:
      index === last ? there.columns.slice(last).flatMap(({ children }) => children) : (there.columns[index]?.children ?? []),
  }));
}

/** Whether something was done here to a block or to what is in it. */
function isTouched(base: Forest, moved: ReadonlySet<BlockKey>, block: Block): boolean {
  return [...blocksOf(block)].some((each) => {
    const was = findBlock(base, each.key)?.block;
    return !was || moved.has(each.key) || !isSame(was.fields, each.fields);
  });
}

/** Whether a list in which something was moved here has another order there, too. */
function isOrderedByBoth(base: Forest, theirs: Forest, mine: Forest, list: Place): boolean {
  const [was, there, here] = [base, theirs, mine].map((forest) =>
    listAt(forest, list)
      ?.map(({ key }) => key)
      .join(' '),
  );
  return there !== was && there !== here;
}

/** Whether a block stands in the same list of both forests; what one of them lacks was removed, not moved. */
function isInSameList(one: Forest, other: Forest, key: BlockKey): boolean {
  const [here, there] = [one, other].map((forest) => findBlock(forest, key)?.place);
  if (!here || !there) return true;
  return here.document === there.document && here.parent === there.parent && here.column === there.column;
}

/** The blocks that stand elsewhere than before, as few as explain the order. */
function movedKeys(base: Forest, mine: Forest): ReadonlySet<BlockKey> {
  const moved = new Set<BlockKey>();
  for (const { list, blocks } of listsOf(mine)) {
    const settled = settledKeys(listAt(base, list) ?? [], blocks);
    for (const { key } of blocks) if (!settled.has(key)) moved.add(key);
  }
  return moved;
}

/**
 * The place behind the neighbour that is before it here;
 * at the end of the document where its parent is no more.
 */
function placeHere(screen: Forest, mine: Forest, place: Place): Place {
  const list = listAt(screen, place);
  if (!list) return { document: place.document, parent: null, column: 0, position: Number.MAX_SAFE_INTEGER };
  const before = (listAt(mine, place) ?? []).slice(0, place.position).reverse();
  for (const { key } of before) {
    const at = list.findIndex((block) => block.key === key);
    if (at >= 0) return { ...place, position: at + 1 };
  }
  return { ...place, position: 0 };
}

function moveTo(screen: Forest, key: BlockKey, place: Place): Forest {
  const found = findBlock(screen, key);
  if (!found || [...blocksOf(found.block)].some((block) => block.key === place.parent)) return screen;
  const { document, parent, column, position } = found.place;
  const isSameList = document === place.document && parent === place.parent && column === place.column;
  const isBefore = isSameList && position < place.position;
  return insertAt(removeAt(screen, found.place), found.block, { ...place, position: place.position - (isBefore ? 1 : 0) });
}
