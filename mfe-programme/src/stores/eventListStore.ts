import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mergeItems } from '../domain/groupByDay.ts';
import type { DayTitles, ListItem } from '../domain/listItem.ts';
import type { EventListView } from '../domain/eventListView.ts';

export interface EventListState {
  items: ListItem[];
  days: DayTitles;
  /** The last page that is loaded; it rises only after success (decision 14). */
  page: number;
  next: string | null;
  count: number;
  isLoading: boolean;
  /** The last attempt failed; `loadNext` asks for the same page again. */
  hasFailed: boolean;
  /** Pages that came by scrolling, without being asked for (decision 15). */
  automaticPages: number;
}

export interface EventListActions {
  /** Loads the next page. Does nothing while one is under way or when none follows. Never rejects. */
  loadNext(options?: { isAutomatic?: boolean }): Promise<void>;
  /** Gives up what is under way; its answer is dropped. */
  abandon(): void;
}

export type EventListStore = StoreApi<EventListState> & EventListActions;

/** Fetches a page of this site, as `host.loadPage` does. */
export type LoadPage = (
  path: string,
  options: { signal: AbortSignal; firstDay: string; isUnasked: boolean },
) => Promise<PageAnswer | null>;

/** One list session: a list as it was first shown and all pages loaded since, for the day on which it began (decision 5). */
export function createEventListStore(first: EventListView, loadPage: LoadPage): EventListStore {
  const { items, days, next, count } = first;
  const store = createStore<EventListState>(() => ({
    items,
    days,
    page: first.query.page,
    next,
    count,
    isLoading: false,
    hasFailed: false,
    automaticPages: 0,
  }));
  let request: AbortController | null = null;

  async function loadNext({ isAutomatic = false } = {}): Promise<void> {
    const asked = store.getState().next;
    if (request || asked === null) return;
    const own = (request = new AbortController());
    store.setState({ isLoading: true, hasFailed: false });
    try {
      const answer = await loadPage(asked, { signal: own.signal, firstDay: first.firstDay, isUnasked: isAutomatic });
      if (answer === null) return leaveToVisitor(own);
      const view = listIn(answer);
      if (request !== own) return;
      store.setState((state) => ({
        items: mergeItems(state.items, view.items),
        days: { ...state.days, ...view.days },
        page: view.query.page,
        next: view.next,
        count: view.count,
        isLoading: false,
        automaticPages: state.automaticPages + (isAutomatic ? 1 : 0),
      }));
    } catch {
      // The host reports why; here it only matters that the page is still to be loaded.
      if (request === own) store.setState({ isLoading: false, hasFailed: true });
    } finally {
      if (request === own) request = null;
    }
  }

  /** Another release has come: only a visitor who asks for more is taken there. */
  function leaveToVisitor(own: AbortController): void {
    if (request === own) store.setState({ isLoading: false, automaticPages: Number.POSITIVE_INFINITY });
  }

  function abandon(): void {
    request?.abort();
    request = null;
    if (store.getState().isLoading) store.setState({ isLoading: false });
  }

  return { ...store, loadNext, abandon };
}

function listIn(answer: PageAnswer): EventListView {
  const isList = answer.status === 200 && answer.screen.remote === 'programme' && answer.screen.id === 'events';
  if (!isList) throw new Error(`The next page answered ${answer.status} for ${answer.screen.id}.`);
  return answer.data as EventListView; // The same release set's loader made it.
}
