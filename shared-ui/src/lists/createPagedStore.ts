import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';

/** What is known of a list that is loaded page by page. */
export interface Paging {
  /** The last page that is loaded; it rises only after success (R14). */
  page: number;
  next: string | null;
  isLoading: boolean;
  /** The last attempt failed; `loadNext` asks for the same page again. */
  hasFailed: boolean;
  /** Pages that came by scrolling, without being asked for (R15). */
  automaticPages: number;
}

export interface PagingActions {
  /** Loads the next page. Does nothing while one is under way or when none follows. Never rejects. */
  loadNext(options?: { isAutomatic?: boolean }): Promise<void>;
  /** Gives up what is under way; its answer is dropped. */
  abandon(): void;
}

export type PagedStore<Content> = StoreApi<Paging & Content> & PagingActions;

/** Fetches a page of this site, as `host.loadPage` does. */
export type LoadPage = (
  path: string,
  options: { signal: AbortSignal; firstDay?: string; isUnasked: boolean },
) => Promise<PageAnswer | null>;

interface PagedOptions<View, Content> {
  first: View;
  loadPage: LoadPage;
  /** The day in the house the list began with, where its pages depend on it (R5). */
  firstDay?: string;
  /**
   * The page of the list in an answer. Throws where it is another one's, an error page's above all.
   */
  viewIn: (answer: PageAnswer) => View;
  /** Which page a view is, and the path of the next one. */
  placeOf: (view: View) => Pick<Paging, 'page' | 'next'>;
  contentOf: (view: View) => Content;
  /** What is shown once another page is there. */
  append: (shown: Content, view: View) => Content;
}

/** One list session: a list as it was first shown and all pages loaded since. */
export function createPagedStore<View, Content extends object>({
  first,
  loadPage,
  firstDay,
  viewIn,
  placeOf,
  contentOf,
  append,
}: PagedOptions<View, Content>): PagedStore<Content> {
  type State = Paging & Content;
  const store = createStore<State>(() => ({
    ...contentOf(first),
    ...placeOf(first),
    isLoading: false,
    hasFailed: false,
    automaticPages: 0,
  }));
  const change = (paging: Partial<Paging>) => store.setState(paging as Partial<State>); // Paging is one half of State.
  let request: AbortController | null = null;

  async function loadNext({ isAutomatic = false } = {}): Promise<void> {
    const asked = store.getState().next;
    if (request || asked === null) return;
    const own = (request = new AbortController());
    change({ isLoading: true, hasFailed: false });
    try {
      const answer = await loadPage(asked, { signal: own.signal, firstDay, isUnasked: isAutomatic });
      if (answer === null) return leaveToVisitor(own);
      const view = viewIn(answer);
      if (request !== own) return;
      const state = store.getState();
      store.setState({
        ...state,
        ...append(state, view),
        ...placeOf(view),
        isLoading: false,
        automaticPages: state.automaticPages + (isAutomatic ? 1 : 0),
      });
    } catch {
      // The host reports why; here it only matters that the page is still to be loaded.
      if (request === own) change({ isLoading: false, hasFailed: true });
    } finally {
      if (request === own) request = null;
    }
  }

  /** Another release has come: only a visitor who asks for more is taken there. */
  function leaveToVisitor(own: AbortController): void {
    if (request === own) change({ isLoading: false, automaticPages: Number.POSITIVE_INFINITY });
  }

  function abandon(): void {
    request?.abort();
    request = null;
    if (store.getState().isLoading) change({ isLoading: false });
  }

  return { ...store, loadNext, abandon };
}
