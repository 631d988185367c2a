import { type SignalBus } from '@spielplan/shared-contracts/signals';
import { SAVED_EVENTS_KEY, MAX_SAVED_EVENTS, getSavedIds, storeSavedIds } from '@spielplan/shared-contracts/storage';

/** What became of a wish to save: `full` and `forbidden` leave the list as it was. */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'forbidden';

/** The saved events of this browser, the same in all its tabs (R50). */
export interface SavedEventsStore {
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

const stores = new WeakMap<SignalBus, SavedEventsStore>();

/** The one store of a page. */
export function savedEventsOf(signals: SignalBus): SavedEventsStore {
  let store = stores.get(signals);
  if (!store) stores.set(signals, (store = createSavedEventsStore(signals)));
  return store;
}

/** Makes a store over this browser's storage that tells the page how many events are saved. */
export function createSavedEventsStore(signals: SignalBus, storage: () => Storage = () => localStorage): SavedEventsStore {
  const listeners = new Set<() => void>();
  let known: readonly number[] | null = null;
  const ids = () => (known ??= getSavedIds(storage));

  function replace(next: readonly number[]): SaveOutcome {
    if (next.length > MAX_SAVED_EVENTS) return 'full';
    const before = ids();
    if (!storeSavedIds(storage, next)) return 'forbidden';
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
    if (event instanceof StorageEvent && event.key !== SAVED_EVENTS_KEY && event.key !== null) return;
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
