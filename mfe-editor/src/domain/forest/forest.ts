/** Names a block in the editor: the same while it is new, saved, removed and restored. */
export type BlockKey = string;
/** `content_type:object_id` of what owns blocks. */
export type DocumentKey = string;
export type Fields = Readonly<Record<string, unknown>>;

export interface Column {
  readonly classes: string;
  readonly children: readonly Block[];
}

/**
 * A block as the screen shows it, in the language of the
 * page; ids and revisions are the save queue's matter.
 */
export interface Block {
  readonly key: BlockKey;
  readonly model: string;
  readonly fields: Fields;
  readonly columns: readonly Column[];
}

/** The blocks of every document that is edited on a page. */
export type Forest = Readonly<Record<DocumentKey, readonly Block[]>>;

/**
 * Where a block stands: `parent` null is the document
 * itself, whose only column is 0. `position` counts from 0.
 */
export interface Place {
  readonly document: DocumentKey;
  readonly parent: BlockKey | null;
  readonly column: number;
  readonly position: number;
}

/** The blocks of a document, or of a column of a block. */
export type List = Omit<Place, 'position'>;

/** So many levels of blocks the provider takes. */
export const MAX_DEPTH = 4;

/** Every block with its place, each before those inside it. */
export function walk(forest: Forest): Iterable<Found> {
  return indexOf(forest).values();
}

/** Without generators and spreads: each key press makes a new forest, which is searched through once. */
function addList(index: Map<BlockKey, Found>, blocks: readonly Block[], { document, parent, column }: List, depth: number): void {
  blocks.forEach((block, position) => {
    index.set(block.key, { block, place: { document, parent, column, position }, depth });
    block.columns.forEach(({ children }, own) =>
      addList(index, children, { document, parent: block.key, column: own }, depth + 1),
    );
  });
}

export interface Found {
  block: Block;
  place: Place;
  /** 1 at the top of a document. */
  depth: number;
}

/** Forests never change, so each is searched once. */
const indexes = new WeakMap<Forest, ReadonlyMap<BlockKey, Found>>();

function indexOf(forest: Forest): ReadonlyMap<BlockKey, Found> {
  const known = indexes.get(forest);
  if (known) return known;
  const index = new Map<BlockKey, Found>();
  for (const [document, blocks] of Object.entries(forest)) addList(index, blocks, { document, parent: null, column: 0 }, 1);
  indexes.set(forest, index);
  return index;
}

/** A block and its place, or null where there is none of this key. */
export function findBlock(forest: Forest, key: BlockKey): Found | null {
  return indexOf(forest).get(key) ?? null;
}

/** The blocks of one column, or of a document; null where there is no such column. */
export function listAt(forest: Forest, { document, parent, column }: List): readonly Block[] | null {
  if (parent === null) return forest[document] ?? null;
  return findBlock(forest, parent)?.block.columns[column]?.children ?? null;
}

/** Every list of blocks, each before those inside it. */
export function* listsOf(forest: Forest): Generator<{ list: List; blocks: readonly Block[] }> {
  for (const [document, blocks] of Object.entries(forest)) yield { list: { document, parent: null, column: 0 }, blocks };
  for (const { block, place } of walk(forest))
    for (const [column, { children }] of block.columns.entries())
      yield { list: { document: place.document, parent: block.key, column }, blocks: children };
}

/** A block with everything in it, each before those inside it. */
export function* blocksOf(block: Block): Generator<Block> {
  yield block;
  for (const { children } of block.columns) for (const child of children) yield* blocksOf(child);
}

/** How many levels a block takes. */
export function heightOf(block: Block): number {
  return 1 + Math.max(0, ...block.columns.flatMap(({ children }) => children.map(heightOf)));
}

/** The forest with another list at one place; untouched branches stay the same objects. */
function withList(forest: Forest, list: List, change: (blocks: readonly Block[]) => readonly Block[]): Forest {
  const { document, parent, column } = list;
  if (parent === null) return { ...forest, [document]: change(forest[document] ?? []) };
  return withBlock(forest, parent, (block) => ({
    ...block,
    columns: block.columns.map((each, index) => (index === column ? { ...each, children: change(each.children) } : each)),
  }));
}

/** The forest with one block replaced; the same forest where there is none of this key. */
export function withBlock(forest: Forest, key: BlockKey, change: (block: Block) => Block): Forest {
  for (const [document, blocks] of Object.entries(forest)) {
    const changed = changeIn(blocks, key, change);
    if (changed !== blocks) return { ...forest, [document]: changed };
  }
  return forest;
}

function changeIn(blocks: readonly Block[], key: BlockKey, change: (block: Block) => Block): readonly Block[] {
  for (const [index, block] of blocks.entries()) {
    const changed = block.key === key ? change(block) : changeInside(block, key, change);
    if (changed !== block) return blocks.with(index, changed);
  }
  return blocks;
}

function changeInside(block: Block, key: BlockKey, change: (block: Block) => Block): Block {
  for (const [index, column] of block.columns.entries()) {
    const children = changeIn(column.children, key, change);
    if (children !== column.children) return { ...block, columns: block.columns.with(index, { ...column, children }) };
  }
  return block;
}

/** Puts a block to its position, or behind the last one. */
export function insertAt(forest: Forest, block: Block, { position, ...list }: Place): Forest {
  return withList(forest, list, (blocks) => blocks.toSpliced(Math.min(position, blocks.length), 0, block));
}

/** Takes a block out with everything in it. */
export function removeAt(forest: Forest, { position, ...list }: Place): Forest {
  return withList(forest, list, (blocks) => blocks.toSpliced(position, 1));
}
