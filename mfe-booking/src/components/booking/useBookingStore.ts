import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
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

  useEffect(
    () =>
      signals.on('booking.opened', ({ eventId }) => {
        if (eventId !== event.eventId) store.close();
      }),
    [signals, store, event.eventId],
  );

  return store;
}
