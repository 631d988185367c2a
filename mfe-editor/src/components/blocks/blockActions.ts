import { type BlockKey, blocksOf, findBlock, listAt } from '../../domain/forest/forest.ts';
import type { Command } from '../../domain/operations/command.ts';
import { newKey } from '../../domain/workspace/wireBlock.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';
import { focusFrame } from './frames.ts';

export interface BlockActions {
  /** Moves a block up or down among its neighbours. */
  moveBy(step: -1 | 1): void;
  duplicate(): void;
  remove(): void;
  openPanel(): void;
}

/** What the buttons and keys of a frame do; each says what it did. */
export function createBlockActions(session: EditingSession, key: BlockKey): BlockActions {
  const { store, ui, say } = session;
  const run = (command: Command, said: string, focus: BlockKey | null) => {
    const refusal = store.run(command);
    say(refusal ? refusalText(refusal) : said);
    if (refusal) return;
    if (focus) focusFrame(focus);
    else ui.setState({ active: null });
  };
  return {
    moveBy(step) {
      const { screen } = store.getState();
      const found = findBlock(screen, key);
      const count = found && (listAt(screen, found.place)?.length ?? 0);
      if (!found || !count) return;
      const position = found.place.position + step;
      if (position < 0 || position >= count) return say('said.end');
      run({ kind: 'move', key, place: { ...found.place, position } }, step < 0 ? 'said.movedUp' : 'said.movedDown', key);
    },
    duplicate() {
      const found = findBlock(store.getState().screen, key);
      if (!found) return;
      const keys = Object.fromEntries([...blocksOf(found.block)].map((block) => [block.key, newKey(block.model)]));
      run({ kind: 'duplicate', key, keys }, 'said.duplicated', keys[key] ?? null);
    },
    remove() {
      const { screen } = store.getState();
      const found = findBlock(screen, key);
      const list = (found && listAt(screen, found.place)) ?? [];
      const next = found && (list[found.place.position + 1] ?? list[found.place.position - 1]);
      run({ kind: 'remove', key }, 'said.removed', next?.key ?? found?.place.parent ?? null);
    },
    openPanel: () => ui.setState({ layer: { kind: 'panel', key }, active: key }),
  };
}
