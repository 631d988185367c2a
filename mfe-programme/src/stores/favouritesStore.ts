import { type SignalBus } from '@spielplan/shared-contracts/signals';
import { FAVOURITES_KEY, MOST_FAVOURITES, readFavourites, writeFavourites } from '@spielplan/shared-contracts/storage';

/** What became of a wish to save: `full` and `forbidden` leave the list as it was. */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'forbidden';

/** The saved events of this browser, the same in all its tabs (R50). */
export interface FavouritesStore {
  /** Latest first; the same array until the list changes. */
  ids(): readonly number[];
  has(id: number): boolean;
  /** Saves an event, or removes it where it is saved. */
  toggle(id: number): SaveOutcome;
  /** Replaces the list: several removed at once, or a removal undone. */
  replace(ids: readonly number[]): SaveOutcome;
  /** Listens to changes, those of other tabs included, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

const stores = new WeakMap<SignalBus, FavouritesStore>();

/** The one store of a page. */
export function favouritesOf(signals: SignalBus): FavouritesStore {
  let store = stores.get(signals);
  if (!store) stores.set(signals, (store = createFavouritesStore(signals)));
  return store;
}

/** Makes a store over this browser's storage that tells the page how many events are saved. */
export function createFavouritesStore(signals: SignalBus, storage: () => Storage = () => localStorage): FavouritesStore {
  const listeners = new Set<() => void>();
  let known: readonly number[] | null = null;
  const ids = () => (known ??= readFavourites(storage));

  function replace(next: readonly number[]): SaveOutcome {
    if (next.length > MOST_FAVOURITES) return 'full';
    const before = ids();
    if (!writeFavourites(storage, next)) return 'forbidden';
    known = next;
    tell();
    return next.length < before.length ? 'removed' : 'saved';
  }

  function tell(): void {
    for (const listener of listeners) listener();
    signals.emit('favourites.changed', { count: ids().length });
  }

  // Another tab, or this page back from the browser's memory, where it heard nothing of other tabs.
  function readAgain(event: Event): void {
    if (event instanceof StorageEvent && event.key !== FAVOURITES_KEY && event.key !== null) return;
    known = null;
    tell();
  }

  return {
    ids,
    has: (id) => ids().includes(id),
    toggle: (id) => replace(ids().includes(id) ? ids().filter((each) => each !== id) : [id, ...ids()]),
    replace,
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', readAgain);
        addEventListener('pageshow', readAgain);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', readAgain);
        removeEventListener('pageshow', readAgain);
        known = null;
      };
    },
  };
}
