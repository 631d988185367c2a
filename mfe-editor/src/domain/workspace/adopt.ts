import { type Block, type BlockKey, blocksOf, findBlock, type Forest, insertAt, walk, withBlock } from '../forest/forest.ts';
import { mergeForest } from '../sync/mergeForest.ts';
import { mergeFields } from '../sync/mergeFields.ts';
import { hasSameColumns, isSame, type ServerState } from '../sync/serverState.ts';
import { markOvertaken } from './undo.ts';
import { withoutChildren, type Workspace, without } from './workspace.ts';

/**
 * A workspace after what came from the provider, and the
 * blocks in which changes of two editors were joined.
 */
export interface Adopted {
  workspace: Workspace;
  merged: readonly BlockKey[];
  /** Blocks that were moved by two editors, of whom one had to give way. */
  moved: readonly BlockKey[];
  /** Blocks that are there again, because somebody else has changed them since they were removed here. */
  returned: readonly BlockKey[];
}

/**
 * Takes over what the provider has now, and does to it again what was done here and is not sent yet.
 */
export function adoptDocuments(workspace: Workspace, server: ServerState): Adopted {
  const { screen, conflicts, merged, moved, returned, removedElsewhere } = mergeForest(
    knownBase(workspace, server.forest),
    server.forest,
    workspace.screen,
    (key) => workspace.unclear[key] === undefined && isRevisedUnseen(workspace.server, server, key),
  );
  const gone = Object.keys(workspace.server.known).filter((key) => !findBlock(server.forest, key));
  // A new block that is not there may still arrive; one that was there before is known, and anybody may bring it back.
  const sent = workspace.sent.filter((key) => !findBlock(server.forest, key) && !workspace.server.known[key]);
  const lost = [...new Set([...workspace.lost, ...removedElsewhere])].filter(
    (key) => findBlock(screen, key) && !findBlock(server.forest, key),
  );
  return {
    merged,
    moved,
    returned,
    workspace: markOvertaken(workspace, {
      ...workspace,
      screen,
      server: { forest: server.forest, known: { ...pick(workspace.server.known, gone), ...server.known } },
      conflicts: pick(
        { ...workspace.conflicts, ...conflicts },
        [...walk(screen)].map(({ block }) => block.key),
      ),
      lost,
      sent,
      unclear: pick(workspace.unclear, sent),
    }),
  };
}

/** Whether somebody has changed a block in a way that shows nowhere here, as in the other language. */
function isRevisedUnseen(was: ServerState, is: ServerState, key: BlockKey): boolean {
  const [before, now] = [findBlock(was.forest, key), findBlock(is.forest, key)];
  if (!before || !now || was.known[key]?.revision === is.known[key]?.revision) return false;
  // Its own place and shape show: what moved is removed as before.
  const isThere = before.place.document === now.place.document && before.place.parent === now.place.parent;
  return isThere && before.place.column === now.place.column && hasSameColumns(before.block, now.block);
}

/**
 * Takes over one block that somebody else has changed
 * meanwhile, as a refusal with 409 or 412 hands it out.
 */
export function adoptBlock(workspace: Workspace, key: BlockKey, current: Block, revision: number): Adopted {
  const was = findBlock(workspace.server.forest, key)?.block;
  const mine = findBlock(workspace.screen, key)?.block;
  const base = clearFields(was?.fields ?? {}, current.fields, workspace.unclear[key]);
  const joined = mergeFields(base, current.fields, mine?.fields ?? current.fields);
  const known = workspace.server.known[key];
  return {
    merged: joined.isMerged ? [key] : [],
    moved: [],
    returned: [],
    workspace: markOvertaken(workspace, {
      ...workspace,
      screen: withBlock(workspace.screen, key, (block) => ({ ...block, fields: joined.fields })),
      server: {
        forest: withBlock(workspace.server.forest, key, (block) => ({ ...block, fields: current.fields })),
        known: known ? { ...workspace.server.known, [key]: { id: known.id, revision } } : workspace.server.known,
      },
      conflicts:
        joined.conflicts.length > 0 ? { ...workspace.conflicts, [key]: joined.conflicts } : without(workspace.conflicts, key),
      unclear: without(workspace.unclear, key),
    }),
  };
}

/**
 * What both sides began with. What was sent and has arrived counts as known,
 * although no answer said so: else an editor would be in conflict with themselves.
 */
function knownBase(workspace: Workspace, theirs: Forest): Forest {
  let base = workspace.server.forest;
  for (const { block, place } of walk(theirs)) {
    const was = findBlock(base, block.key)?.block;
    if (!was) {
      // What was sent, where that is known: somebody else may have changed the new block before it was read here.
      const fields = workspace.unclear[block.key] ?? block.fields;
      if (workspace.sent.includes(block.key)) base = insertAt(base, { ...withoutChildren(block), fields }, place);
      continue;
    }
    const fields = clearFields(was.fields, block.fields, workspace.unclear[block.key]);
    if (fields !== was.fields) base = withBlock(base, block.key, (each) => ({ ...each, fields }));
  }
  return base;
}

function clearFields(base: Block['fields'], theirs: Block['fields'], unclear: Block['fields'] | undefined): Block['fields'] {
  if (!unclear) return base;
  const arrived = Object.entries(unclear).filter(([name, value]) => isSame(theirs[name] ?? null, value));
  return { ...base, ...Object.fromEntries(arrived) };
}

function pick<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}

/** The keys of a block and of all in it. */
export function keysOf(block: Block): BlockKey[] {
  return [...blocksOf(block)].map(({ key }) => key);
}
