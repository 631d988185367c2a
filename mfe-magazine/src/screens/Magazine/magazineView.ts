import type { StoryCard } from '../../domain/stories/storyCard.ts';
import type { MagazineHeaderView } from '../../domain/page/magazineHeaderView.ts';

/**
 * The magazine, one of its categories or one of its tags,
 * ready to show (product.md section 2, magazine lists).
 */
export interface MagazineView {
  header: MagazineHeaderView;
  /** Path of this list, without its query. */
  path: string;
  /** The newest story, on the first page of the whole magazine only. */
  lead: StoryCard | null;
  stories: StoryCard[];
  page: number;
  pages: number;
  newer: string | null;
  older: string | null;
  /** The whole magazine. */
  all: string;
  /** The list for feed readers. */
  feed: string;
}
