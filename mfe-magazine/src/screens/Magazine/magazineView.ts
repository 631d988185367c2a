import type { ArticleCard } from '../../domain/articleCard.ts';
import type { Crumb } from '../../domain/crumb.ts';

export interface CategoryLink {
  name: string;
  href: string;
  isCurrent: boolean;
}

/** The magazine or one of its categories, ready to show (specification section 2, magazine lists). */
export interface MagazineView {
  crumbs: Crumb[];
  heading: string;
  /** "All" first; empty where the categories cannot be read. */
  categories: CategoryLink[];
  /** The newest article, on the first page of the whole magazine only. */
  lead: ArticleCard | null;
  articles: ArticleCard[];
  page: number;
  pages: number;
  newer: string | null;
  older: string | null;
  /** The whole magazine. */
  all: string;
}
