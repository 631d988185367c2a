import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { isShopOffline } from '../../domain/cart/cartOutcome.ts';
import { keepChoice } from '../../stores/choices.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { createEventBooking } from '../../stores/createEventBooking.ts';
import { useCartStore } from '../../stores/useCart.ts';
import { useReport } from '../useReport.ts';

/**
 * The store of one widget, which closes when another
 * widget opens (product.md section 4: one at a time).
 */
export function useBookingStore(event: BookingSlotProps): BookingStore {
  const { signals, lang } = useHost();
  const report = useReport();
  const cart = useCartStore();
  const [store] = useState(() => createEventBooking(event, { signals, lang, cart, report }));

  // The shop closed while somebody chose: the choice is kept (R72).
  useEffect(
    () =>
      store.subscribe(({ offer, selection, outcomes }) => {
        const isClosed = offer.sale.kind === 'offline' || outcomes.some(({ outcome }) => isShopOffline(outcome));
        const { eventId, title, dateStart, now } = event;
        if (isClosed && selection.length > 0)
          keepChoice({ eventId, title, path: location.pathname, dateStart, tickets: selection }, now);
      }),
    [store, event],
  );

  useEffect(
    () =>
      signals.on('booking.opened', ({ eventId }) => {
        if (eventId !== event.eventId) store.close();
      }),
    [signals, store, event.eventId],
  );

  return store;
}
