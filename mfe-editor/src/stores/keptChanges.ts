import { type BlockKey, findBlock, listAt, listsOf, walk } from '../domain/forest/forest.ts';
import { saveSteps } from '../domain/sync/planSteps.ts';
import { settledKeys } from '../domain/sync/settledKeys.ts';
import { isSendable } from '../domain/workspace/waiting.ts';
import type { Workspace } from '../domain/workspace/workspace.ts';
import type { Completeness } from './createCompleteness.ts';

type IsComplete = Completeness['isComplete'];

/** Changes that tabs before this one have kept. */
interface KeptChanges {
  readonly count: number;
  /** How many of them are sent now, or were before; null where that has not grown. */
  countSent(workspace: Workspace): number | null;
}

/** Follows what was kept: what waits for a decision, or for what a block lacks, is not sent. */
export function createKeptChanges(kept: readonly Workspace[], isComplete: IsComplete): KeptChanges {
  const unsent = new Set(kept.flatMap((workspace) => [...waitingFields(workspace).keys()]));
  let sent = 0;
  return {
    count: unsent.size,
    countSent(workspace) {
      const before = sent;
      for (const [key, fields] of waitingFields(workspace)) {
        if (isSentNow(workspace, key, fields, isComplete) && unsent.delete(key)) sent += 1;
      }
      return sent === before ? null : sent;
    },
  };
}

/** Whether anything waits that can be sent by itself. */
export function hasSendable(workspace: Workspace, isComplete: IsComplete): boolean {
  return [...waitingFields(workspace)].some(([key, fields]) => isSentNow(workspace, key, fields, isComplete));
}

/** The blocks that wait for the provider, with the fields that a save would bring. */
function waitingFields({ screen, server }: Workspace): Map<BlockKey, readonly string[] | undefined> {
  const waiting = new Map<BlockKey, readonly string[] | undefined>();
  for (const { key, fields } of saveSteps(server.forest, screen)) waiting.set(key, Object.keys(fields));
  for (const { list, blocks } of listsOf(screen)) {
    const settled = settledKeys(listAt(server.forest, list) ?? [], blocks);
    for (const { key } of blocks) if (!settled.has(key) && !waiting.has(key)) waiting.set(key, undefined);
  }
  for (const { block } of walk(server.forest)) if (!findBlock(screen, block.key)) waiting.set(block.key, undefined);
  return waiting;
}

function isSentNow(workspace: Workspace, key: BlockKey, fields: readonly string[] | undefined, isComplete: IsComplete): boolean {
  const found = findBlock(workspace.screen, key);
  if (!isSendable(workspace, key)) return false;
  // What is removed or moved brings no fields; what is new has to bring all.
  const isNew = found !== null && !findBlock(workspace.server.forest, key);
  if ((isNew || fields) && !isComplete(key, fields)) return false;
  // What is new in a block that waits waits with it.
  const parent = isNew ? found.place.parent : null;
  return (
    parent === null || findBlock(workspace.server.forest, parent) !== null || isSentNow(workspace, parent, undefined, isComplete)
  );
}
