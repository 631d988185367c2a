import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { StoryCategoryKey, StoryTagKey } from './categories.ts';

/** A story as it is written down; ids count from 1 over all files. */
export interface SeedStory {
  tags: readonly StoryTagKey[];
  preline: Localised;
  headline: Localised;
  intro: Localised;
  /** Its own paragraphs; background from its category follows. */
  paragraphs: readonly Localised[];
}

/** What the stories of one category share: background that belongs to each of them. */
export interface StoryFamily {
  category: StoryCategoryKey;
  /** Who signs: a department of the house. */
  author: Localised;
  /** Sections with a heading each; a story takes two of them. */
  background: readonly { heading: Localised; paragraphs: readonly Localised[] }[];
  articles: readonly SeedStory[];
}
