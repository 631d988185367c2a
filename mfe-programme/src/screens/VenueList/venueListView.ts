import type { VenueCard } from '../../domain/venues/venueCard.ts';

/** All houses, ready to show. */
export interface VenueListView {
  venues: VenueCard[];
}
