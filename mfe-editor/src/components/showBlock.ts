import type { BlockKey } from '../domain/forest/forest.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { focusFrame } from './blocks/frames.ts';

/** Leads to a block, and to what has to be decided or filled in there. */
export function showBlock(session: EditingSession, key: BlockKey): void {
  const obstacle = session.obstacles().find((each) => each.key === key)?.kind;
  const isDecision = obstacle === 'conflict' || obstacle === 'lost';
  session.ui.setState({ active: key, layer: obstacle ? { kind: isDecision ? 'conflict' : 'panel', key } : null });
  if (!obstacle) focusFrame(key);
}
