import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { VenueCards } from '../../components/cards/VenueCards.tsx';
import { EmptyList } from '../../components/lists/EmptyList.tsx';
import { Entry } from '../../components/page/Entry.ts';
import { useText } from '../../i18n/useText.ts';
import type { VenueListView } from './venueListView.ts';

/** The overview of the houses: each with its picture, what it is and where. */
export function VenueListScreen({ data: { venues } }: ScreenProps<VenueListView>) {
  const text = useText();
  return (
    <Entry>{venues.length > 0 ? <VenueCards headline="" venues={venues} /> : <EmptyList none={text('venues.none')} />}</Entry>
  );
}
