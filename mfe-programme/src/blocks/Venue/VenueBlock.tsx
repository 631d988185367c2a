import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { VenueCards } from '../../components/cards/VenueCards.tsx';
import type { VenueBlockView } from './venueBlockView.ts';

/** One house on a page of the house. */
export function VenueBlock({ data: { headline, venue } }: BlockProps<VenueBlockView>) {
  return <VenueCards headline={headline} venues={[venue]} />;
}
