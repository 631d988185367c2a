import { useStore } from 'zustand/react';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** What a kind of block is called here; its model where nobody says. */
export function useKindLabel(session: EditingSession, model: string): string {
  return useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.label) ?? model.replaceAll('_', ' ');
}
