import { type BlockKey, findBlock, type Forest, listAt, listsOf, walk } from '../forest/forest.ts';
import { settledKeys } from '../sync/settledKeys.ts';
import { saveSteps } from '../sync/planSteps.ts';
import type { Workspace } from './workspace.ts';

/** Whether a block may be sent: not while it waits for a decision or as it was refused. */
export function isSendable({ conflicts, lost, problems }: Workspace, key: BlockKey): boolean {
  return !conflicts[key] && !lost.includes(key) && !problems[key];
}

/** How many blocks the provider does not have as the screen shows them. */
export function countWaiting({ screen, server }: Workspace): number {
  const keys = new Set(saveSteps(server.forest, screen).map(({ key }) => key));
  for (const key of misplaced(server.forest, screen)) keys.add(key);
  for (const { block } of walk(server.forest)) if (!findBlock(screen, block.key)) keys.add(block.key);
  return keys.size;
}

function* misplaced(server: Forest, screen: Forest): Generator<BlockKey> {
  for (const { list, blocks } of listsOf(screen)) {
    const there = listAt(server, list) ?? [];
    // What is in order as a whole, as nearly always, costs no key press anything.
    if (there.length === blocks.length && blocks.every(({ key }, index) => key === there[index]!.key)) continue;
    const settled = settledKeys(there, blocks);
    for (const { key } of blocks) if (!settled.has(key)) yield key;
  }
}
