import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { localDeadline } from '../../domain/cartDeadline.ts';
import { safeCartUrl } from '../../domain/cartUrl.ts';
import { createBookingStore, type BookingStore, type KeepCart } from '../../stores/createBookingStore.ts';
import { createBookingClient } from '../../transport/bookingClient.ts';
import { writeCartNote } from '../../transport/cartCookies.ts';
import { useReport } from './useReport.ts';

/** The store of one widget, which closes when another widget opens (specification section 4: one at a time). */
export function useBookingStore(event: BookingSlotProps): BookingStore {
  const { signals } = useHost();
  const report = useReport();
  const [store] = useState(() => {
    const started = performance.now();
    const keepCart: KeepCart = (held) => {
      const now = Date.now();
      const until = localDeadline(held, now);
      const url = safeCartUrl(held.cartUrl, event.shopHosts);
      if (url === null) report('PROVIDER_MALFORMED', `cart_url leads to no shop host: ${held.cartUrl}`);
      writeCartNote({ amount: held.quantity, url, until }, now);
      signals.emit('cart.changed', { amount: held.quantity, url, reservedUntil: until });
      return { url, until };
    };
    return createBookingStore({
      event,
      client: createBookingClient(),
      signals,
      keepCart,
      // The server's clock goes on from when it read the data; the visitor's own may be wrong.
      now: () => event.now + (performance.now() - started),
      onFailure: (outcome) =>
        outcome.kind === 'refused'
          ? report('CART_REFUSED', `event ${event.eventId}: ${JSON.stringify(outcome.code)}`)
          : report('CART_UNREACHABLE', `event ${event.eventId}: ${outcome.detail}`),
    });
  });

  useEffect(
    () =>
      signals.on('booking.opened', ({ eventId }) => {
        if (eventId !== event.eventId) store.close();
      }),
    [signals, store, event.eventId],
  );

  return store;
}
