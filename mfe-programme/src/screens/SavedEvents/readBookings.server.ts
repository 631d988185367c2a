import { eventCall } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps, LoadContext } from '@spielplan/shared-contracts/remote';
import { bookingOf, isBookable } from '../../domain/events/ticketSale.server.ts';
import type { PlanCard } from '../../domain/plan/planCard.ts';

/** The ticket panel takes so many events at once, the soonest; those beyond have their links. */
const MAX_BOOKINGS = 20;

/**
 * What is sold of each event of a plan, in its order. One that cannot be read, or of
 * which nothing can be booked, is left out: its link to tickets stands beside the panel.
 */
export async function readBookings(items: readonly PlanCard[], context: LoadContext): Promise<BookingSlotProps[]> {
  const { provider, lang, log, now } = context;
  const sold = items.filter(({ ticketUrl }) => ticketUrl !== null).slice(0, MAX_BOOKINGS);
  const found = await Promise.all(
    sold.map(async ({ id, href }) => {
      try {
        const event = await provider.read(eventCall, { params: { lang, id } });
        return isBookable(event, now) ? [{ ...bookingOf(event, context), path: href }] : [];
      } catch (error) {
        log('warn', 'plan.eventUnavailable', { id, error: String(error) });
        return [];
      }
    }),
  );
  return found.flat();
}
