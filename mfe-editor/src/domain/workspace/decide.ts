import { type BlockKey, findBlock } from '../forest/forest.ts';
import type { FieldConflict } from '../sync/serverState.ts';
import { type Workspace, without } from './workspace.ts';

/** The three ways on where a text was changed here and elsewhere. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** One field is decided; what is on the screen is sent once all of its block are. */
export function decideConflict(workspace: Workspace, key: BlockKey, field: string): Workspace {
  const rest = (workspace.conflicts[key] ?? []).filter((conflict) => conflict.field !== field);
  const conflicts = rest.length > 0 ? { ...workspace.conflicts, [key]: rest } : without(workspace.conflicts, key);
  return { ...workspace, conflicts };
}

/** What was written here, as it is by now: typing may have gone on since the conflict was found. */
export function getMyValue({ screen }: Workspace, key: BlockKey, { field, mine }: FieldConflict): unknown {
  const found = findBlock(screen, key);
  return found ? found.block.fields[field] : mine;
}

/** What the field of a conflict becomes on one of the ways. */
export function valueFor(workspace: Workspace, key: BlockKey, conflict: FieldConflict, way: ConflictChoice): unknown {
  const mine = getMyValue(workspace, key, conflict);
  if (way === 'theirs') return conflict.theirs;
  return way === 'both' ? (joinTexts(mine, conflict.theirs) ?? mine) : mine;
}

/** A block that was removed elsewhere comes back, as a new one of the provider. */
export function decideLost(workspace: Workspace, key: BlockKey): Workspace {
  return { ...workspace, lost: workspace.lost.filter((each) => each !== key) };
}

/** Both texts below one another; null for what is no text. */
export function joinTexts(mine: unknown, theirs: unknown): string | null {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return null;
  return /<\w/.test(mine + theirs) ? `${mine}${theirs}` : `${mine}\n${theirs}`;
}
