import type { VenueCard } from '../../domain/venues/venueCard.ts';

/** One house on a page, ready to show. */
export interface VenueBlockView {
  headline: string;
  venue: VenueCard;
}
