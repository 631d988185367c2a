import { useStore } from '@spielplan/shared-ui/host';
import { Button } from '@spielplan/shared-ui/components';
import { color, motion, space } from '@spielplan/shared-ui/tokens';
import { keyframes, styled } from 'styled-components';
import { isUnsure, resultOf } from '../../domain/cart/cartOutcome.ts';
import { helpsTheShop, refusalText } from '../../domain/cart/refusalText.ts';
import { ExpiredCart } from '../ExpiredCart.tsx';
import { useText } from '../../i18n/useText.ts';
import { useCart } from '../../stores/useCart.ts';
import type { StoreApi } from '@spielplan/shared-ui/host';
import type { BookingState } from '../../stores/bookingState.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { OutcomeList } from './OutcomeList.tsx';
import { ReservationNote } from './ReservationNote.tsx';
import { ShopLink } from './ShopLink.tsx';
import { useDateLine, type BookedDate } from './useDateLine.ts';

/** What a summary tells of: one booking, or all of a plan. */
export type SummaryStore = StoreApi<Pick<BookingState, 'status' | 'outcomes' | 'cartUrl' | 'heldMinutes'>> &
  Pick<BookingStore, 'retry' | 'chooseMore'>;

interface SummaryProps {
  store: SummaryStore;
  shopUrl: string;
  /** What was booked, where it is one event. */
  event?: BookedDate;
}

/**
 * What became of the selection: a spinner first, then the outcome
 * of every ticket group in words (R30, product.md section 8).
 */
export function Summary({ store, shopUrl, event }: SummaryProps) {
  const text = useText();
  const lineOf = useDateLine();
  const booked = event ? <p>{text('booking.whenAndWhere', { when: event.title, place: lineOf(event) })}</p> : null;
  const { status, outcomes, cartUrl, heldMinutes } = useStore(store);
  const hasExpired = useCart(({ record }) => record?.isExpired === true);
  const inCart = useCart(({ amount }) => amount);
  if (status === 'sending') {
    return (
      <>
        <h4 tabIndex={-1} data-step-heading>
          {text('summary.sending')}
        </h4>
        {booked}
        <Spinner aria-hidden="true" />
      </>
    );
  }

  const result = resultOf(outcomes);
  if (hasExpired && result !== 'none') {
    return (
      <>
        <h4 tabIndex={-1} data-step-heading>
          {text('reservation.over')}
        </h4>
        {booked}
        <ExpiredCart shopUrl={shopUrl} />
      </>
    );
  }
  const isShopOfHelp = outcomes.some(({ outcome }) => outcome.kind !== 'held' && helpsTheShop(refusalText(outcome)));
  return (
    <>
      <h4 tabIndex={-1} data-step-heading>
        {text(`summary.${result}`)}
      </h4>
      {booked}
      {result === 'none' ? null : <p>{text('summary.hold', { count: heldMinutes })}</p>}
      {result === 'none' ? null : <ReservationNote />}
      <p role="status">
        {inCart > 0 && outcomes.some(({ outcome }) => isUnsure(outcome)) ? text('summary.inCart', { count: inCart }) : ''}
      </p>
      <OutcomeList outcomes={outcomes} />
      <Actions>
        {result === 'none' ? null : (
          <ShopLink href={cartUrl ?? shopUrl}>{text(cartUrl ? 'summary.cart' : 'booking.webshop')}</ShopLink>
        )}
        {result === 'all' ? null : (
          <>
            <Button onClick={() => void store.retry()}>{text('summary.retry')}</Button>
            {isShopOfHelp ? (
              <ShopLink href={shopUrl} data-variant="outline">
                {text('booking.webshop')}
              </ShopLink>
            ) : null}
          </>
        )}
        <Button variant="outline" onClick={store.chooseMore}>
          {text(result === 'all' ? 'summary.more' : 'summary.change')}
        </Button>
      </Actions>
    </>
  );
}

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Spinner = styled.span`
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 4px solid ${color.accent};
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  ${motion.reduced} {
    animation: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
