import type { Picture } from '@spielplan/shared-contracts/api';

/** Colours of a category, as the theme classes of the house. */
export type CategoryTheme = 'cc01' | 'cc02' | 'cc03';

/** A story as lists show it, ready to print. */
export interface StoryCard {
  id: number;
  href: string;
  /** What stands above the headline: its own preline, else its category. */
  kicker: string;
  headline: string;
  intro: string;
  /** The day in the house it was published on: `2026-08-01` and "1. August 2026". */
  day: string;
  date: string;
  author: string | null;
  readingTime: string;
  picture: Picture | null;
  theme: CategoryTheme;
}
