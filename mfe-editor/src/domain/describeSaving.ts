import type { QueueState } from './queueMachine.ts';
import type { Workspace } from './workspace/workspace.ts';

/** What the toolbar says about saving; it never says "saved" while anything is not. */
export interface Saving {
  kind: 'saved' | 'saving' | 'offline' | 'unavailable' | 'parked' | 'refused' | 'undecided' | 'incomplete' | 'reading';
  count: number;
}

export function describeSaving(
  { state, waiting }: { state: QueueState; waiting: number },
  { problems, conflicts, lost }: Pick<Workspace, 'problems' | 'conflicts' | 'lost'>,
): Saving {
  if (state === 'parked' || state === 'offline' || state === 'unavailable') return { kind: state, count: waiting };
  if (state === 'checking' && waiting === 0) return { kind: 'reading', count: 0 };
  if (state !== 'rest') return { kind: waiting > 0 ? 'saving' : 'saved', count: waiting };
  const undecided = Object.keys(conflicts).length + lost.length;
  if (undecided > 0) return { kind: 'undecided', count: undecided };
  const refused = Object.keys(problems).length;
  if (refused > 0) return { kind: 'refused', count: refused };
  return { kind: waiting > 0 ? 'incomplete' : 'saved', count: waiting };
}
