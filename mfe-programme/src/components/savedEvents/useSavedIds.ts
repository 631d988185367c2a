import { useHost, useStore } from '@spielplan/shared-ui/host';
import { savedEventsOf, type SavedEventsStore } from '../../stores/savedEventsStore.ts';

/**
 * The saved events of this browser; null on the server and while
 * the browser takes over, which show every visitor the same.
 */
export function useSavedIds(): { ids: readonly number[] | null; store: SavedEventsStore } {
  const store = savedEventsOf(useHost().signals);
  return { ids: useStore(store), store };
}
