import type { ArticleCard } from '../../domain/articleCard.ts';

/** An article, ready to show: what its card shows, its picture with its own alternative text, and the rest of it. */
export interface ArticleView extends Omit<ArticleCard, 'id' | 'href'> {
  /** Sanitised rich text. */
  body: string;
  /** Its own canonical path. */
  path: string;
  tags: { name: string; href: string }[];
  related: ArticleCard[];
  /** The articles published before and after this one. */
  older: NeighbourView | null;
  newer: NeighbourView | null;
}

export interface NeighbourView {
  headline: string;
  href: string;
}
