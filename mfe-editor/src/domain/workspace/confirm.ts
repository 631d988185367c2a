import {
  type Block,
  type BlockKey,
  type Fields,
  findBlock,
  type Forest,
  listAt,
  type Place,
  insertAt,
  removeAt,
  withBlock,
} from '../forest/forest.ts';
import { mergeFields } from '../sync/mergeFields.ts';
import type { SaveStep } from '../sync/planSteps.ts';
import { clipKey, type Problem, type Workspace, without, withoutChildren } from './workspace.ts';

/** Id and revision of a block, as the provider answers them. */
export interface Stamp {
  readonly id: number;
  readonly revision: number;
}

/**
 * The fields of a block are saved. What was typed since stays;
 * what the provider has cleaned of what was sent is shown.
 */
export function confirmSave(workspace: Workspace, { key, fields, columns }: SaveStep, answered: Fields, stamp: Stamp): Workspace {
  const was = findBlock(workspace.server.forest, key)?.block;
  if (!was) return workspace;
  const sent: Fields = { ...was.fields, ...fields };
  const forest = withBlock(workspace.server.forest, key, (block) => ({
    ...block,
    fields: answered,
    columns: columns ? reshape(block, columns) : block.columns,
  }));
  return {
    ...workspace,
    screen: withBlock(workspace.screen, key, (block) => ({
      ...block,
      fields: mergeFields(sent, answered, block.fields).fields,
    })),
    server: { forest, known: { ...workspace.server.known, [key]: stamp } },
    problems: without(workspace.problems, key),
    unclear: without(workspace.unclear, key),
  };
}

/** A block has been created, copied or brought back, with what the provider put into it. */
export function confirmCreated(
  workspace: Workspace,
  block: Block,
  place: Place,
  stamps: Readonly<Record<BlockKey, Stamp>>,
  sent: Fields,
  added: readonly BlockKey[] = [],
): Workspace {
  const forest = insertAt(workspace.server.forest, block, place);
  const screen = withBlock(workspace.screen, block.key, (each) => ({
    ...each,
    fields: mergeFields(sent, block.fields, each.fields).fields,
  }));
  return {
    ...workspace,
    screen: withAdded(screen, forest, added),
    server: { forest, known: { ...workspace.server.known, ...stamps } },
    subtrees: without(workspace.subtrees, block.key, clipKey(block.key)),
    origins: without(workspace.origins, block.key),
    sent: withoutArrived(workspace.sent, block.key, stamps),
    unclear: without(workspace.unclear, block.key),
    problems: without(workspace.problems, block.key),
  };
}

/** What nobody here knew of is shown: left out, it would count as removed here. */
function withAdded(screen: Forest, forest: Forest, added: readonly BlockKey[]): Forest {
  let shown = screen;
  for (const key of added) {
    const found = findBlock(forest, key);
    if (!found || findBlock(shown, key) || !listAt(shown, found.place)) continue;
    shown = insertAt(shown, withoutChildren(found.block), found.place);
  }
  return shown;
}

/** What the provider is known to have can be removed by anybody from now on: that it was sent once says nothing any more. */
function withoutArrived(sent: Workspace['sent'], key: BlockKey, stamps: Readonly<Record<BlockKey, Stamp>>): Workspace['sent'] {
  return sent.filter((each) => each !== key && !Object.hasOwn(stamps, each));
}

/** A block stands where it was moved to. */
export function confirmMove(workspace: Workspace, key: BlockKey, place: Place, stamp: Stamp): Workspace {
  const found = findBlock(workspace.server.forest, key);
  if (!found) return workspace;
  const forest = insertAt(removeAt(workspace.server.forest, found.place), found.block, place);
  return { ...workspace, server: { forest, known: { ...workspace.server.known, [key]: stamp } } };
}

/** A block is gone; its subtree can bring it back. */
export function confirmRemove(workspace: Workspace, key: BlockKey, subtree: unknown): Workspace {
  const found = findBlock(workspace.server.forest, key);
  if (!found) return workspace;
  return {
    ...workspace,
    server: { ...workspace.server, forest: removeAt(workspace.server.forest, found.place) },
    subtrees: { ...workspace.subtrees, [key]: subtree },
  };
}

/**
 * The provider has refused a step. What was moved or removed is shown again as the provider has it.
 */
export function refuseStep(
  workspace: Workspace,
  kind: 'create' | 'save' | 'move' | 'remove',
  key: BlockKey,
  problem: Problem,
): Workspace {
  const problems = { ...workspace.problems, [key]: problem };
  const there = findBlock(workspace.server.forest, key);
  const here = findBlock(workspace.screen, key);
  if (!there || kind === 'create' || kind === 'save') return { ...workspace, problems };
  const cleared = here ? removeAt(workspace.screen, here.place) : workspace.screen;
  const block = here?.block ?? there.block;
  const { document } = there.place;
  const place = listAt(cleared, there.place)
    ? there.place
    : { document, parent: null, column: 0, position: Number.MAX_SAFE_INTEGER };
  return { ...workspace, problems, screen: insertAt(cleared, block, place) };
}

function reshape(block: Block, columns: readonly { classes: string }[]): Block['columns'] {
  const last = columns.length - 1;
  return columns.map(({ classes }, index) => ({
    classes,
    children:
      index === last ? block.columns.slice(last).flatMap(({ children }) => children) : (block.columns[index]?.children ?? []),
  }));
}
