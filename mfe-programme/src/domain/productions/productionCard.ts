import type { Picture } from '@spielplan/shared-contracts/api';
import type { DayTitle } from '../events/listItem.ts';

/** A production as lists show it, ready to print. */
export interface ProductionCard {
  id: number;
  href: string;
  preline: string;
  title: string;
  subline: string;
  /** "Schauspiel, Spielzeit 2026/27". */
  kind: string;
  /** The next date; null once it is over. */
  next: (Omit<DayTitle, 'relative'> & { day: string }) | null;
  /** "bis 3. März 2027", where more dates follow. */
  until: string | null;
  picture: Picture | null;
}
