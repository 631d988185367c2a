import type { BlockKey } from '../forest/forest.ts';
import { type Workspace, without } from './workspace.ts';

/** One field is decided; what is on the screen is sent once all of its block are. */
export function decideConflict(workspace: Workspace, key: BlockKey, field: string): Workspace {
  const rest = (workspace.conflicts[key] ?? []).filter((conflict) => conflict.field !== field);
  const conflicts = rest.length > 0 ? { ...workspace.conflicts, [key]: rest } : without(workspace.conflicts, key);
  return { ...workspace, conflicts };
}

/** A block that was removed elsewhere comes back, as a new one of the provider. */
export function decideLost(workspace: Workspace, key: BlockKey): Workspace {
  return { ...workspace, lost: workspace.lost.filter((each) => each !== key) };
}

/** Both texts below one another; null for what is no text. */
export function bothBelow(mine: unknown, theirs: unknown): string | null {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return null;
  return /<\w/.test(mine + theirs) ? `${mine}${theirs}` : `${mine}\n${theirs}`;
}
