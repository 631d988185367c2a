import { type BlockKey, blocksOf, findBlock, listAt } from '../../domain/forest/forest.ts';
import type { Command } from '../../domain/operations/command.ts';
import { isAmongSections, placeBeside } from '../../domain/sections.ts';
import { newKey } from '../../domain/workspace/wireBlock.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';
import type { TextKey } from '../../i18n/useText.ts';
import { getClipboard } from '../../transport/blockClipboard.ts';
import { copyBlock, pasteBehind } from './copyPaste.ts';
import type { FrameAction } from './frameKeys.ts';
import { focusFrame } from './frames.ts';
import { nameOf } from './useKindLabel.ts';

export type BlockActions = Readonly<Record<FrameAction, () => void>>;

/** What the buttons and keys of a frame do; each says what it did. */
export function createBlockActions(session: EditingSession, key: BlockKey): BlockActions {
  const { store, ui, say } = session;
  const run = (command: Command, said: TextKey, focus: BlockKey | null) => {
    const name = nameOf(session, key);
    const refusal = store.run(command);
    if (refusal) return say(refusalText(refusal));
    const at = focus === null ? null : findBlock(store.getState().screen, focus)?.place;
    const count = (at && listAt(store.getState().screen, at)?.length) ?? 0;
    say(said, { name, position: (at?.position ?? 0) + 1, total: count });
    if (focus) focusFrame(focus);
    else ui.setState({ active: null });
  };
  const find = () => findBlock(store.getState().screen, key);
  const moveBy = (step: -1 | 1) => {
    const found = find();
    const count = found && (listAt(store.getState().screen, found.place)?.length ?? 0);
    if (!found || !count) return;
    const position = found.place.position + step;
    if (position < 0 || position >= count || isAmongSections(found.place)) return say('said.end');
    run({ kind: 'move', key, place: { ...found.place, position } }, step < 0 ? 'said.movedUp' : 'said.movedDown', key);
  };
  const insert = (step: 0 | 1) => {
    const place = placeBeside(store.getState().screen, key, step);
    if (place) ui.setState({ layer: { kind: 'kinds', place }, active: key });
  };
  const remove = () => {
    const { screen } = store.getState();
    const found = findBlock(screen, key);
    const list = (found && listAt(screen, found.place)) ?? [];
    const next = found && (list[found.place.position + 1] ?? list[found.place.position - 1]);
    run({ kind: 'remove', key }, 'said.removed', next?.key ?? found?.place.parent ?? null);
  };
  return {
    up: () => moveBy(-1),
    down: () => moveBy(1),
    moveTo: () => ui.setState({ layer: { kind: 'move', key }, active: key }),
    insertAbove: () => insert(0),
    insertBelow: () => insert(1),
    duplicate() {
      const found = find();
      if (!found) return;
      const keys = Object.fromEntries([...blocksOf(found.block)].map((block) => [block.key, newKey(block.model)]));
      run({ kind: 'duplicate', key, keys }, 'said.duplicated', keys[key] ?? null);
    },
    copy: () => void copyBlock(session, key).then((isCopied) => say(isCopied ? 'said.copied' : 'said.copyFailed')),
    cut: () => void copyBlock(session, key).then((isCopied) => (isCopied ? remove() : say('said.copyFailed'))),
    paste: () => void getClipboard(session.account).then((content) => pasteBehind(session, key, content)),
    settings: () => ui.setState({ layer: { kind: 'panel', key }, active: key }),
    remove,
  };
}
