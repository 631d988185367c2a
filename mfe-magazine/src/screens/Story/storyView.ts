import type { StoryCard } from '../../domain/stories/storyCard.ts';
import type { EventLine } from '../../domain/search/eventLine.ts';

/**
 * A story, ready to show: what its card shows, its picture
 * with its own alternative text, and the rest of it.
 */
export interface StoryView extends Omit<StoryCard, 'id' | 'href'> {
  /** Sanitised rich text above the content blocks; empty where they are all of it. */
  body: string;
  /** Its own canonical path. */
  path: string;
  categories: { name: string; href: string }[];
  tags: { name: string; href: string }[];
  /** The next dates of what it tells of. */
  events: EventLine[];
  related: StoryCard[];
  /** The stories published before and after this one. */
  older: NeighbourView | null;
  newer: NeighbourView | null;
}

export interface NeighbourView {
  headline: string;
  href: string;
}
