import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useEffect } from 'react';
import { describeOffer } from '../../domain/offer/bookingOffer.ts';
import { useReport } from '../useReport.ts';

/**
 * Reports what the provider should mend: no price called
 * Vollpreis (R23), a price nobody understands (R27).
 */
export function useOfferReports(event: BookingSlotProps): void {
  const report = useReport();
  useEffect(() => {
    for (const { name, isBaseGuessed, base, discounts } of describeOffer(event, event.now).groups) {
      if (isBaseGuessed) report('PROVIDER_MALFORMED', `event ${event.eventId}: no price of "${name}" is called Vollpreis`);
      for (const { cents, shown } of [base, ...discounts]) {
        if (cents === null) report('MALFORMED_PRICE', `event ${event.eventId}: ${shown}`);
      }
    }
  }, [report, event]);
}
