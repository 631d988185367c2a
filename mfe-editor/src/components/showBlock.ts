import type { BlockKey } from '../domain/forest/forest.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { focusFrame } from './blocks/frames.ts';

/** Leads to a block, and to what has to be decided or filled in there. */
export function showBlock(session: EditingSession, key: BlockKey): void {
  const trouble = session.troubles().find((each) => each.key === key)?.kind;
  const isDecision = trouble === 'conflict' || trouble === 'lost';
  session.ui.setState({ active: key, layer: trouble ? { kind: isDecision ? 'conflict' : 'panel', key } : null });
  if (!trouble) focusFrame(key);
}
