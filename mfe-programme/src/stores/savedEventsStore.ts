import { type SignalBus } from '@spielplan/shared-contracts/signals';
import { SAVED_EVENTS_KEY, MAX_SAVED_EVENTS, getSavedIds, storeSavedIds } from '@spielplan/shared-contracts/storage';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';

/** What became of a request to save: `full` and `forbidden` leave the list as it was. */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'forbidden';

/**
 * The saved events of this browser, the same in all its tabs (R50). The state is their
 * ids, latest first; null on the server and while the browser takes over.
 */
export interface SavedEventsStore extends Omit<StoreApi<readonly number[] | null>, 'setState'> {
  ids(): readonly number[];
  /** Saves an event, or removes it where it is saved. */
  toggle(id: number): SaveOutcome;
  /** Replaces the list: several removed at once, or a removal undone. */
  replace(ids: readonly number[]): SaveOutcome;
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
  const { setState, ...store } = createStore<readonly number[] | null>(() => null);
  const ids = () => store.getState() ?? [];
  const set = (next: readonly number[]) => {
    setState(next, true);
    signals.emit('favourites.changed', { count: next.length });
  };

  function replace(next: readonly number[]): SaveOutcome {
    if (next.length > MAX_SAVED_EVENTS) return 'full';
    const before = ids();
    if (!storeSavedIds(storage, next)) return 'forbidden';
    set(next);
    return next.length < before.length ? 'removed' : 'saved';
  }

  if (typeof window !== 'undefined') {
    setState(getSavedIds(storage), true);
    // Another tab, or this page back from the browser's memory, where it heard nothing of other tabs.
    const readAgain = () => set(getSavedIds(storage));
    addEventListener('storage', ({ key }) => void (key === SAVED_EVENTS_KEY || key === null ? readAgain() : null));
    addEventListener('pageshow', readAgain);
  }

  return {
    ...store,
    ids,
    toggle: (id) => replace(ids().includes(id) ? ids().filter((each) => each !== id) : [id, ...ids()]),
    replace,
  };
}
