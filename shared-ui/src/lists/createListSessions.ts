import type { LoadPage } from './createPagedStore.ts';

const MAX_SESSIONS = 10;

/**
 * The sessions of one kind of list in this browser tab,
 * so that back and forward find the pages loaded there.
 */
export interface ListSessions<View, Store> {
  /** Names the list of one history entry: another filter under the same key is another session. */
  idOf(locationKey: string, view: View): string;
  /**
   * The session left at a history entry, or a fresh one. It is kept by `remember`, in browsers only.
   */
  open(id: string, view: View, loadPage: LoadPage): Store;
  /** Keeps a session for the way back; of many the oldest are forgotten. */
  remember(id: string, store: Store): void;
  /** Forgets every session, as a reload does. */
  forget(): void;
}

/** Makes the sessions of a kind of list. `addressOf` says which list of the site a view shows. */
export function createListSessions<View, Store>(
  addressOf: (view: View) => string,
  create: (view: View, loadPage: LoadPage) => Store,
): ListSessions<View, Store> {
  const sessions = new Map<string, Store>();
  return {
    idOf: (locationKey, view) => `${locationKey} ${addressOf(view)}`,
    open: (id, view, loadPage) => sessions.get(id) ?? create(view, loadPage),
    remember(id, store) {
      sessions.delete(id);
      sessions.set(id, store);
      for (const oldest of sessions.keys()) {
        if (sessions.size <= MAX_SESSIONS) break;
        sessions.delete(oldest);
      }
    },
    forget: () => sessions.clear(),
  };
}
