import type { StoryCard } from '../../domain/stories/storyCard.ts';

export interface BlogTeaserListView {
  /** The block's own headline, empty where the editor gave none. */
  headline: string;
  stories: StoryCard[];
  /** The whole magazine. */
  all: string;
}
