import type { VenueCard } from '../../domain/venues/venueCard.ts';

/** Houses on a page, ready to show. */
export interface VenueListBlockView {
  headline: string;
  venues: VenueCard[];
}
