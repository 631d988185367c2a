import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { VenueCards } from '../../components/cards/VenueCards.tsx';
import type { VenueListBlockView } from './venueListBlockView.ts';
import { VenueVisits } from './VenueVisits.tsx';

/** Houses on a page of the house: as cards, or with what a visit needs. */
export function VenueListBlock({ data }: BlockProps<VenueListBlockView>) {
  return data.today === undefined ? <VenueCards headline={data.headline} venues={data.venues} /> : <VenueVisits {...data} />;
}
