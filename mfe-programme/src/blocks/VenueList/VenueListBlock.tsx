import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { VenueCards } from '../../components/cards/VenueCards.tsx';
import type { VenueListBlockView } from './venueListBlockView.ts';

/** Houses on a page of the house. */
export function VenueListBlock({ data: { headline, venues } }: BlockProps<VenueListBlockView>) {
  return <VenueCards headline={headline} venues={venues} />;
}
