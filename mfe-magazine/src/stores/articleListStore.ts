import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createListSessions, createPagedStore, type LoadPage, type PagedStore } from '@spielplan/shared-ui/lists';
import type { ArticleCard } from '../domain/articles/articleCard.ts';

/** A page of a list of articles, as its screen's data holds it. */
export interface ArticlePage {
  /** Of the list, without its query. */
  path: string;
  articles: ArticleCard[];
  page: number;
  pages: number;
  older: string | null;
}

export type ArticleListStore = PagedStore<Pick<ArticlePage, 'articles' | 'pages'>>;

/** The lists of articles in this browser tab. */
export const articleListSessions = createListSessions<ArticlePage, ArticleListStore>(
  ({ path, page }) => `${path} ${page}`,
  createArticleListStore,
);

/** A list of articles as it was first shown, and all pages loaded since. */
export function createArticleListStore(first: ArticlePage, loadPage: LoadPage): ArticleListStore {
  return createPagedStore<ArticlePage, Pick<ArticlePage, 'articles' | 'pages'>>({
    first,
    loadPage,
    viewIn,
    placeOf: ({ page, older }) => ({ page, next: older }),
    contentOf: ({ articles, pages }) => ({ articles, pages }),
    // An article published in the meantime moves the others a place on; nobody reads one twice.
    append: ({ articles }, view) => {
      const known = new Set(articles.map(({ id }) => id));
      return { articles: [...articles, ...view.articles.filter(({ id }) => !known.has(id))], pages: view.pages };
    },
  });
}

function viewIn(answer: PageAnswer): ArticlePage {
  const isList = answer.status === 200 && answer.screen.remote === 'magazine' && answer.screen.id.startsWith('magazine');
  if (!isList) throw new Error(`The next page answered ${answer.status} for ${answer.screen.id}.`);
  return answer.data as ArticlePage; // The same release set's loader made it.
}
