import { useStore } from '@spielplan/shared-ui/host';
import { useCart } from '../../stores/useCart.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { BookingSteps } from './BookingSteps.tsx';
import { SelectionList } from './SelectionList.tsx';
import { Summary } from './Summary.tsx';
import type { BookedDate } from './useDateLine.ts';

interface PanelContentProps {
  store: BookingStore;
  shopUrl: string;
  event: BookedDate;
}

/** What the panel of an event shows: one of the steps, or the summary. */
export function PanelContent({ store, shopUrl, event }: PanelContentProps) {
  const status = useStore(store, (state) => state.status);
  const isSummaryShown = useStore(store, (state) => state.isSummaryShown);
  const hasExpired = useCart(({ record }) => record?.isExpired === true);
  const isSummary = status !== 'idle' && isSummaryShown;
  return (
    <BookingSteps
      store={store}
      shopUrl={shopUrl}
      summary={
        isSummary
          ? {
              name: `summary ${hasExpired ? 'over' : status}`,
              content: <Summary store={store} shopUrl={shopUrl} event={event} />,
            }
          : undefined
      }
    >
      <SelectionList store={store} event={event} />
    </BookingSteps>
  );
}
