import type { VenueCard } from '../../domain/venueCard.ts';

/** One house on a page, ready to show. */
export interface VenueBlockView {
  headline: string;
  venue: VenueCard;
}
