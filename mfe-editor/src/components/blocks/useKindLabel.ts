import { useStore } from 'zustand/react';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** What a kind of block is called here; its model where nobody says. */
export function useKindLabel(session: EditingSession, model: string): string {
  return useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.label) ?? model.replaceAll('_', ' ');
}

/** What the kind of a block is called, outside of components. */
export function nameOf({ store, ui }: EditingSession, key: BlockKey): string {
  const model = findBlock(store.getState().screen, key)?.block.model ?? '';
  return ui.getState().kinds?.find((kind) => kind.model === model)?.label ?? model.replaceAll('_', ' ');
}
