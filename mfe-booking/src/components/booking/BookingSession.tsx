import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useStore } from '@spielplan/shared-ui/host';
import { useEffect, useState, type RefObject } from 'react';
import type { BookingOffer } from '../../domain/offer/bookingOffer.ts';
import type { Selection } from '../../domain/selection/selectedTicket.ts';
import { useText } from '../../i18n/useText.ts';
import { useCart } from '../../stores/useCart.ts';
import { BookingPanel } from './BookingPanel.tsx';
import { PanelContent } from './PanelContent.tsx';
import { ReservationNote } from './ReservationNote.tsx';
import { useBookingStore } from './useBookingStore.ts';
import { useDateLine } from './useDateLine.ts';

interface BookingSessionProps {
  event: BookingSlotProps;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What is offered now, for the place the widget stands in. */
  onOffer: (offer: BookingOffer) => void;
  opener: RefObject<HTMLElement | null>;
  shopUrl: string;
  /** Tickets that are chosen as it opens. */
  choice: Selection;
}

/**
 * The part of a widget that is there once it has been opened:
 * its state, its panel, and how long the cart is still held.
 */
export function BookingSession({ event, isOpen, onToggle, onOffer, opener, shopUrl, choice }: BookingSessionProps) {
  const text = useText();
  const lineOf = useDateLine();
  const store = useBookingStore(event);
  const offer = useStore(store, (state) => state.offer);
  const isPanelOpen = useStore(store, (state) => state.isOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isPanelOpen && !wasOpen) setWasOpen(true);
  const hasHeld = useStore(store, (state) => state.hasHeld);
  const isCartEmpty = useCart(({ amount }) => amount === 0);

  // The button says what is wanted, the store what is so:
  // another widget closes it, an event that is over never opens.
  useEffect(() => {
    if (isOpen) store.open();
    else store.close();
    if (isOpen) for (const ticket of choice) store.setAmount(ticket, ticket.amount);
  }, [store, isOpen, choice]);
  useEffect(
    () => store.subscribe((now, before) => void (now.isOpen !== before.isOpen && onToggle(now.isOpen))),
    [store, onToggle],
  );
  useEffect(() => {
    if (isOpen && !store.getState().isOpen) onToggle(false);
  }, [store, isOpen, onToggle]);
  useEffect(() => onOffer(offer), [onOffer, offer]);

  return (
    <>
      {hasHeld && !isCartEmpty && !isPanelOpen ? <ReservationNote /> : null}
      {wasOpen ? (
        <BookingPanel
          title={text('booking.panel', { title: event.title })}
          date={lineOf(event)}
          isOpen={isPanelOpen}
          opener={opener}
          onClose={store.close}
        >
          <PanelContent store={store} shopUrl={shopUrl} event={event} />
        </BookingPanel>
      ) : null}
    </>
  );
}
