import type { Picture } from '@spielplan/shared-contracts/api';

/** A house as blocks show it, ready to print. */
export interface VenueCard {
  id: number;
  href: string;
  name: string;
  intro: string;
  address: string[];
  picture: Picture | null;
}
