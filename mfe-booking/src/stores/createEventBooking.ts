import type { ErrorName } from '@spielplan/shared-contracts/errors';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { afterPaint, type Host } from '@spielplan/shared-ui/host';
import { localDeadline } from '../domain/cart/cartDeadline.ts';
import { isShopOffline } from '../domain/cart/cartOutcome.ts';
import { createBookingClient } from '../transport/bookingClient.ts';
import { createCartService } from './cartService.ts';
import { forgetChoice, keepChoice } from './choices.ts';
import { createBookingStore, type BookingStore } from './createBookingStore.ts';
import type { CartStore } from './createCartStore.ts';

/** Tells the shell's log of a named failure. */
export type Report = (name: ErrorName, detail: string) => void;

interface EventBookingOptions extends Pick<Host, 'signals' | 'lang'> {
  cart: Pick<CartStore, 'sync'>;
  report: Report;
}

/**
 * The booking of one event over the network: what it holds is kept where all tabs see it, what fails is
 * reported, and what was chosen as the shop closed is kept for later (R72).
 */
export function createEventBooking(event: BookingSlotProps, { signals, lang, cart, report }: EventBookingOptions): BookingStore {
  const started = performance.now();
  // An answer may come after the visitor has left the page.
  const path = event.path ?? globalThis.location?.pathname ?? '';
  const client = createBookingClient(lang);
  const service = createCartService({
    client,
    signals,
    shopHosts: event.shopHosts,
    onForeignUrl: (url) => report('PROVIDER_MALFORMED', `cart_url leads to no shop host: ${url}`),
  });
  const store = createBookingStore({
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
  store.subscribe(({ offer, selection, outcomes }) => {
    const isClosed = offer.sale.kind === 'offline' || outcomes.some(({ outcome }) => isShopOffline(outcome));
    const { eventId, title, dateStart, now } = event;
    if (isClosed && selection.length > 0) keepChoice({ eventId, title, path, dateStart, tickets: selection }, now);
  });
  return store;
}
