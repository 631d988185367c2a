import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ArticleCard } from '../domain/articleCard.ts';

/** A page of a list of articles, as its screen's data holds it. */
export interface ArticlePage {
  articles: ArticleCard[];
  page: number;
  pages: number;
  older: string | null;
}

export interface ArticleListState extends ArticlePage {
  isLoading: boolean;
  /** The last attempt failed; `loadOlder` asks for the same page again. */
  hasFailed: boolean;
  /** Pages that came by scrolling, without being asked for (R15). */
  automaticPages: number;
}

export type ArticleListStore = StoreApi<ArticleListState> & {
  /** Loads the next page. Does nothing while one is under way or when none follows. Never rejects. */
  loadOlder(options?: { isAutomatic?: boolean }): Promise<void>;
  /** Gives up what is under way; its answer is dropped. */
  abandon(): void;
};

/** Fetches a page of this site, as `host.loadPage` does. */
export type LoadPage = (path: string, options: { signal: AbortSignal; isUnasked: boolean }) => Promise<PageAnswer | null>;

/** A list of articles as it was first shown, and all pages loaded since; the page rises only after success (R14). */
export function createArticleListStore(first: ArticlePage, loadPage: LoadPage): ArticleListStore {
  const { articles, page, pages, older } = first;
  const store = createStore<ArticleListState>(() => ({
    articles,
    page,
    pages,
    older,
    isLoading: false,
    hasFailed: false,
    automaticPages: 0,
  }));
  let request: AbortController | null = null;

  async function loadOlder({ isAutomatic = false } = {}): Promise<void> {
    const asked = store.getState().older;
    if (request || asked === null) return;
    const own = (request = new AbortController());
    store.setState({ isLoading: true, hasFailed: false });
    try {
      const answer = await loadPage(asked, { signal: own.signal, isUnasked: isAutomatic });
      if (request !== own) return;
      // Another release has come: only a reader who asks for more is taken there.
      if (answer === null) store.setState({ isLoading: false, automaticPages: Number.POSITIVE_INFINITY });
      else
        store.setState((state) => ({
          ...append(state, listIn(answer)),
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

  function abandon(): void {
    request?.abort();
    request = null;
    if (store.getState().isLoading) store.setState({ isLoading: false });
  }

  return { ...store, loadOlder, abandon };
}

/** An article published in the meantime moves the others a place on; nobody reads one twice. */
function append(state: ArticlePage, { articles, page, pages, older }: ArticlePage): ArticlePage {
  const known = new Set(state.articles.map(({ id }) => id));
  return { articles: [...state.articles, ...articles.filter(({ id }) => !known.has(id))], page, pages, older };
}

function listIn(answer: PageAnswer): ArticlePage {
  const isList = answer.status === 200 && answer.screen.remote === 'magazine' && answer.screen.id.startsWith('magazine');
  if (!isList) throw new Error(`The next page answered ${answer.status} for ${answer.screen.id}.`);
  return answer.data as ArticlePage; // The same release set's loader made it.
}
