import { compareBlocks } from './compareBlocks.ts';
import type { BlockKey } from './forest/forest.ts';
import type { Workspace } from './workspace/workspace.ts';

/** What reading has changed on the screen: what somebody else has saved. */
export interface Arrived {
  /** Blocks that are new, or have other words or another place. */
  readonly keys: readonly BlockKey[];
  /** How many are gone. */
  readonly removed: number;
}

export function arrivedBlocks(before: Workspace, now: Workspace): Arrived {
  if (before.screen === now.screen) return { keys: [], removed: 0 };
  const changes = Object.keys(now.screen).flatMap((document) =>
    compareBlocks(before.screen[document] ?? [], now.screen[document] ?? []),
  );
  return {
    keys: changes.filter(({ kind }) => kind !== 'same' && kind !== 'removed').map(({ key }) => key),
    removed: changes.filter(({ kind }) => kind === 'removed').length,
  };
}
