import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { afterPaint, useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { localDeadline } from '../../../domain/cart/cartDeadline.ts';
import { isShopOffline } from '../../../domain/cart/cartOutcome.ts';
import { createCartService } from '../../../stores/cartService.ts';
import { createBookingStore, type BookingStore } from '../../../stores/createBookingStore.ts';
import { useCartStore } from '../../../stores/useCart.ts';
import { forgetChoice, keepChoice } from '../../../stores/choices.ts';
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
      keepCart(held, asked) {
        forgetChoice(event.eventId, event.now);
        return { url: service.keep(held, asked), until: localDeadline(held, Date.now()) };
      },
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
