import { type Block, type BlockKey, type Forest, type Found, walk } from './forest/forest.ts';
import { settledKeys } from './sync/settledKeys.ts';
import { changedFields, isSame } from './sync/serverState.ts';

/** How one block differs between two states of a document; `fields` are those whose values do. */
export interface BlockChange {
  readonly key: BlockKey;
  readonly kind: 'same' | 'changed' | 'moved' | 'added' | 'removed';
  readonly before: Block | null;
  readonly after: Block | null;
  readonly fields: readonly string[];
}

/**
 * Every block of two states of a document, in the order of the later
 * one; those it has no more stand where they were among the others.
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const [old, now] = [index(before), index(after)];
  const settled = settledIn(old, now);
  const changes: BlockChange[] = [...now.values()].map((found) => compare(old.get(found.block.key), found, settled));
  for (const [at, [key, { block }]] of [...old].entries()) {
    if (now.has(key)) continue;
    const previous = [...old.keys()].slice(0, at).findLast((each) => changes.some((change) => change.key === each));
    const place = previous === undefined ? 0 : changes.findIndex((change) => change.key === previous) + 1;
    changes.splice(place, 0, { key, kind: 'removed', before: block, after: null, fields: Object.keys(block.fields) });
  }
  return changes;
}

function compare(old: Found | undefined, { block, place }: Found, settled: ReadonlySet<BlockKey>): BlockChange {
  const { key } = block;
  if (!old) return { key, kind: 'added', before: null, after: block, fields: Object.keys(block.fields) };
  const fields = Object.keys(changedFields(old.block.fields, block.fields));
  const columns = ({ columns: all }: Block) => all.map(({ classes }) => classes);
  const isMoved = old.place.parent !== place.parent || old.place.column !== place.column || !settled.has(key);
  const isChanged = fields.length > 0 || !isSame(columns(old.block), columns(block));
  return { key, kind: isChanged ? 'changed' : isMoved ? 'moved' : 'same', before: old.block, after: block, fields };
}

/** Blocks that kept their order among those that stayed in their list. */
function settledIn(old: ReadonlyMap<BlockKey, Found>, now: ReadonlyMap<BlockKey, Found>): Set<BlockKey> {
  const lists = new Map<string, [Block[], Block[]]>();
  for (const [side, all] of [old, now].entries())
    for (const { block, place } of all.values()) {
      const name = `${place.parent} ${place.column}`;
      if (!lists.has(name)) lists.set(name, [[], []]);
      lists.get(name)![side]!.push(block);
    }
  return new Set([...lists.values()].flatMap(([there, wanted]) => [...settledKeys(there, wanted)]));
}

function index(blocks: readonly Block[]): Map<BlockKey, Found> {
  const forest: Forest = { all: blocks };
  return new Map([...walk(forest)].map((found) => [found.block.key, found]));
}
