import type { Picture } from '@spielplan/shared-contracts/api';

/** What a visit to a house needs, as clean rich text. */
export interface VenueVisit {
  hours: string;
  arrival: string;
  accessibility: string;
}

/** A house as blocks show it, ready to print. */
export interface VenueCard {
  id: number;
  href: string;
  name: string;
  intro: string;
  address: string[];
  picture: Picture | null;
  /** Left out where the block does not tell it; null where it cannot be read. */
  visit?: VenueVisit | null;
}
