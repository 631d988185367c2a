import { listSearch } from '../domain/eventListQuery.ts';
import type { EventListView } from '../domain/eventListView.ts';
import { createEventListStore, type EventListStore, type LoadPage } from './eventListStore.ts';

const MOST_SESSIONS = 10;

/** The list sessions of this browser tab by history entry, so that back and forward find the pages loaded there. */
const sessions = new Map<string, EventListStore>();

/** Names the list of one history entry: another filter under the same key is another session. */
export function sessionId(locationKey: string, { path, query }: EventListView): string {
  return `${locationKey} ${path}${listSearch(query)}`;
}

/** The session left at a history entry, or a fresh one. It is remembered by `rememberSession`, in browsers only. */
export function sessionFor(id: string, view: EventListView, loadPage: LoadPage): EventListStore {
  return sessions.get(id) ?? createEventListStore(view, loadPage);
}

/** Keeps a session for the way back; of many the oldest are forgotten. */
export function rememberSession(id: string, store: EventListStore): void {
  sessions.delete(id);
  sessions.set(id, store);
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
}

/** Forgets every session, as a reload does. */
export function forgetSessions(): void {
  sessions.clear();
}
