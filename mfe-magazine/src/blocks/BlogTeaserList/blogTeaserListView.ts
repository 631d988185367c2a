import type { ArticleCard } from '../../domain/articles/articleCard.ts';

export interface BlogTeaserListView {
  /** The block's own headline, empty where the editor gave none. */
  headline: string;
  articles: ArticleCard[];
  /** The whole magazine. */
  all: string;
}
