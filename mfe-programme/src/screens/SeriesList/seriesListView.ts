import type { Picture } from '@spielplan/shared-contracts/api';

/** A series as its overview shows it. */
export interface SeriesCard {
  id: number;
  href: string;
  name: string;
  subline: string;
  picture: Picture | null;
  /** How much is to come, in words; null where the provider does not count. */
  count: string | null;
}

/** All series, ready to show. */
export interface SeriesListView {
  series: SeriesCard[];
}
