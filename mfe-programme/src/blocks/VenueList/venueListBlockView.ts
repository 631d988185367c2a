import type { HoursToday } from '../../domain/venues/hoursToday.ts';
import type { MapView, VenueCard } from '../../domain/venues/venueCard.ts';

/** Houses on a page, ready to show. */
export interface VenueListBlockView {
  headline: string;
  venues: VenueCard[];
  /** Today's hours, where the block tells what a visit needs; left out where it does not. */
  today?: HoursToday | null;
  /** Where they are, and the weekday of today (Monday is 0), where the block tells what a visit needs. */
  map?: MapView | null;
  weekday?: number;
}
