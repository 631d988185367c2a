import { useHost } from '@spielplan/shared-ui/host';
import { useSyncExternalStore } from 'react';
import { favouritesOf, type FavouritesStore } from '../../stores/favouritesStore.ts';

/** The saved events of this browser; null on the server and while the browser takes over, which show every visitor the same. */
export function useFavourites(): { ids: readonly number[] | null; store: FavouritesStore } {
  const store = favouritesOf(useHost().signals);
  const ids = useSyncExternalStore<readonly number[] | null>(store.subscribe, store.ids, () => null);
  return { ids, store };
}
