import { type BlockKey, findBlock, listAt, type Place } from '../../domain/forest/forest.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';
import { focusFrame } from './frames.ts';
import { nameOf } from './useKindLabel.ts';

/** Moves a block anywhere on the page, says where it stands and gives it the focus. */
export function moveTo(session: EditingSession, key: BlockKey, place: Place): void {
  const { store, say } = session;
  const name = nameOf(session, key);
  const refusal = store.run({ kind: 'move', key, place });
  if (refusal) return say(refusalText(refusal));
  const { screen } = store.getState();
  const now = findBlock(screen, key)!.place;
  const total = listAt(screen, now)?.length ?? 0;
  const values = { name, position: now.position + 1, total, column: now.column + 1 };
  if (now.parent === null) say('said.moved', values);
  else say('said.movedInto', { ...values, parent: nameOf(session, now.parent) });
  session.ui.setState({ active: key });
  focusFrame(key);
}
