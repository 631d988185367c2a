import { useStore } from '@spielplan/shared-ui/host';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** What a kind of block is called here; its model where nobody says. */
export function useKindLabel(session: EditingSession, model: string): string {
  return useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.label) ?? model.replaceAll('_', ' ');
}

/** The kind of a block, which never changes: nothing is told of it. */
export function modelOf({ store }: EditingSession, key: BlockKey): string | undefined {
  return findBlock(store.getState().screen, key)?.block.model;
}

/** What the kind of a block is called, outside of components. */
export function nameOf(session: EditingSession, key: BlockKey): string {
  const model = modelOf(session, key) ?? '';
  return session.ui.getState().kinds?.find((kind) => kind.model === model)?.label ?? model.replaceAll('_', ' ');
}
