import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useEffect, useState } from 'react';
import { describeOffer, overAtOf, type BookingOffer } from '../../domain/offer/bookingOffer.ts';

/** Browsers wait no longer than this in one go: 24 days. */
const MAX_TIMER_MS = 2_000_000_000;

/**
 * What an event offers: as of the page, worked out again when its sale begins
 * and when it is over, and as told with the second value returned.
 */
export function useOffer(event: BookingSlotProps): [BookingOffer, (offer: BookingOffer) => void] {
  const [offer, setOffer] = useState(() => describeOffer(event, event.now));
  const changesAt = offer.sale.kind === 'notYet' ? offer.sale.from : offer.sale.kind === 'over' ? null : overAtOf(event);

  useEffect(() => {
    if (changesAt === null) return;
    const opened = performance.now();
    const wait = Math.min(MAX_TIMER_MS, Math.max(0, changesAt - event.now));
    const timer = setTimeout(() => setOffer(describeOffer(event, event.now + (performance.now() - opened))), wait);
    return () => clearTimeout(timer);
  }, [event, changesAt]);

  return [offer, setOffer];
}
