import type { Picture } from '@spielplan/shared-contracts/api';
import type { CategoryTheme } from '../stories/storyCard.ts';

/** Somebody of the house as lists show them, ready to print. */
export interface PersonCard {
  id: number;
  href: string;
  name: string;
  /** What they do here, most important first, in one line. */
  functions: string;
  picture: Picture | null;
  /** What stands in place of a picture, on these colours. */
  initials: string;
  theme: CategoryTheme;
}
