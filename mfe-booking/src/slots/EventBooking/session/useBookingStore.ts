import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { afterPaint, useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { localDeadline } from '../../../domain/cart/cartDeadline.ts';
import { createCartService } from '../../../stores/cartService.ts';
import { createBookingStore, type BookingStore } from '../../../stores/createBookingStore.ts';
import { useCartStore } from '../../../stores/useCart.ts';
import { createBookingClient } from '../../../transport/bookingClient.ts';
import { useReport } from '../useReport.ts';

/**
 * The store of one widget, which closes when another
 * widget opens (product.md section 4: one at a time).
 */
export function useBookingStore(event: BookingSlotProps): BookingStore {
  const { signals, lang } = useHost();
  const report = useReport();
  const cart = useCartStore();
  const [store] = useState(() => {
    const started = performance.now();
    const client = createBookingClient(lang);
    const service = createCartService({
      client,
      signals,
      shopHosts: event.shopHosts,
      onForeignUrl: (url) => report('PROVIDER_MALFORMED', `cart_url leads to no shop host: ${url}`),
    });
    return createBookingStore({
      event,
      client,
      signals,
      keepCart: (held, asked) => ({ url: service.keep(held, asked), until: localDeadline(held, Date.now()) }),
      // The server's clock goes on from when it read the data; the visitor's own may be wrong.
      now: () => event.now + (performance.now() - started),
      onFailure(outcome) {
        if (outcome.kind === 'refused') return report('CART_REFUSED', `event ${event.eventId}: ${JSON.stringify(outcome.code)}`);
        report('CART_UNREACHABLE', `event ${event.eventId}: ${outcome.detail}`);
      },
      onUnsure: () => void cart.sync(),
      soon: afterPaint,
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
