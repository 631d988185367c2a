import type { VenueCard } from '../../domain/venueCard.ts';

/** Houses on a page, ready to show. */
export interface VenueListBlockView {
  headline: string;
  venues: VenueCard[];
}
