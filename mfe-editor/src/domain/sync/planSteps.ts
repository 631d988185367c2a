import {
  type Block,
  type BlockKey,
  type Fields,
  findBlock,
  type Forest,
  type List,
  listAt,
  listsOf,
  type Place,
  walk,
} from '../forest/forest.ts';
import { changedFields, classesOf, hasSameColumns } from './serverState.ts';
import { settledKeys } from './settledKeys.ts';

/** One call that brings the provider nearer to the screen. */
export type Step =
  | { readonly kind: 'create' | 'move'; readonly key: BlockKey; readonly place: Place }
  | { readonly kind: 'remove'; readonly key: BlockKey }
  | SaveStep;

export interface SaveStep {
  readonly kind: 'save';
  readonly key: BlockKey;
  readonly fields: Fields;
  readonly columns?: readonly { classes: string }[];
}

interface Plan {
  /** What the provider has. */
  server: Forest;
  /** What the screen shows. */
  screen: Forest;
  /**
   * Whether a block may be sent: a new one not while required
   * fields are missing. What is inside it waits too.
   */
  isReady: (block: Block) => boolean;
}

/**
 * The next change of the structure, or null where it is as the screen shows it: blocks are put to
 * their places from the top down, then those that the screen has no more are removed, so that
 * nothing goes with a parent that it was moved out of.
 */
export function nextStructureStep({ server, screen, isReady }: Plan): Step | null {
  for (const { list, blocks } of listsOf(screen)) {
    const there = listAt(server, list);
    if (!there) continue;
    const sent = blocks.filter((block) => findBlock(server, block.key) !== null || isReady(block));
    const settled = settledKeys(there, sent);
    for (const [index, block] of sent.entries()) {
      if (!settled.has(block.key)) return placeBehind(server, sent[index - 1], block.key, list);
      const growing = growColumns(server, block);
      if (growing && isReady(block)) return growing;
    }
  }
  return removeStep(server, screen);
}

/** The fields and columns that the provider lacks, block by block. */
export function saveSteps(server: Forest, screen: Forest): SaveStep[] {
  const steps: SaveStep[] = [];
  for (const { block } of walk(screen)) {
    const there = findBlock(server, block.key)?.block;
    if (!there || there === block) continue;
    const fields = changedFields(there.fields, block.fields);
    const hasOtherColumns = !hasSameColumns(there, block);
    if (Object.keys(fields).length === 0 && !hasOtherColumns) continue;
    steps.push({ kind: 'save', key: block.key, fields, ...(hasOtherColumns && { columns: block.columns.map(classesOf) }) });
  }
  return steps;
}

function placeBehind(server: Forest, before: Block | undefined, key: BlockKey, list: List): Step {
  const others = (listAt(server, list) ?? []).filter((block) => block.key !== key);
  const position = before ? others.findIndex((block) => block.key === before.key) + 1 : 0;
  return { kind: findBlock(server, key) ? 'move' : 'create', key, place: { ...list, position } };
}

/** Columns must be there before a block can move into them. */
function growColumns(server: Forest, block: Block): Step | null {
  const there = findBlock(server, block.key)?.block;
  if (!there || there.columns.length >= block.columns.length) return null;
  return { kind: 'save', key: block.key, fields: {}, columns: block.columns.map(classesOf) };
}

function removeStep(server: Forest, screen: Forest): Step | null {
  const wanted = new Set([...walk(screen)].map(({ block }) => block.key));
  const holdsWanted = (block: Block): boolean =>
    block.columns.some(({ children }) => children.some((child) => wanted.has(child.key) || holdsWanted(child)));
  for (const { block } of walk(server))
    if (!wanted.has(block.key) && !holdsWanted(block)) return { kind: 'remove', key: block.key };
  return null;
}
