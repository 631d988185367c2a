import type { QueueState } from './queueMachine.ts';
import type { Workspace } from './workspace/workspace.ts';

/** What the toolbar says about saving; it never says "saved" while anything is not. */
export interface Saving {
  kind: 'saved' | 'saving' | 'offline' | 'unavailable' | 'parked' | 'refused' | 'undecided' | 'incomplete' | 'typed' | 'reading';
  count: number;
}

/** How many texts of the page's head were typed and are not sent, refused, or to be decided; they wait for Save. */
export interface TextsStatus {
  readonly open: number;
  readonly clashes: number;
  readonly refused: number;
  readonly isSaving: boolean;
}

const NO_TEXTS: TextsStatus = { open: 0, clashes: 0, refused: 0, isSaving: false };

export function describeSaving(
  { state, waiting }: { state: QueueState; waiting: number },
  { problems, conflicts, lost }: Pick<Workspace, 'problems' | 'conflicts' | 'lost'>,
  texts: TextsStatus = NO_TEXTS,
): Saving {
  const count = waiting + texts.open;
  if (state === 'parked' || state === 'offline' || state === 'unavailable') return { kind: state, count };
  if (texts.isSaving || (state !== 'rest' && waiting > 0)) return { kind: 'saving', count };
  if (state === 'checking' && count === 0) return { kind: 'reading', count };
  const undecided = Object.keys(conflicts).length + lost.length + texts.clashes;
  const refused = Object.keys(problems).length + texts.refused;
  if (undecided > 0) return { kind: 'undecided', count: undecided };
  if (refused > 0) return { kind: 'refused', count: refused };
  if (waiting > 0) return { kind: 'incomplete', count: waiting };
  return { kind: count > 0 ? 'typed' : 'saved', count };
}
