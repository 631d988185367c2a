import { venueCall } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { presentWeek } from '../domain/venues/presentWeek.server.ts';
import type { VenueCard, VenueVisit } from '../domain/venues/venueCard.ts';

/**
 * The houses with what a visit needs. One that cannot be read is logged and stands there
 * without, and `areAll` is false: its name and the way to its page are of use alone.
 */
export async function readVenueVisits(
  cards: readonly VenueCard[],
  { provider, lang, log }: LoadContext,
): Promise<{ venues: VenueCard[]; areAll: boolean }> {
  const visits = await Promise.all(
    cards.map(async ({ id }): Promise<VenueVisit | null> => {
      try {
        const venue = await provider.read(venueCall, { params: { lang, id } });
        return {
          hours: venue.opening_hours_text,
          arrival: venue.arrival,
          accessibility: venue.accessibility,
          ...(venue.opening_week && { week: presentWeek(venue.opening_week, lang) }),
        };
      } catch (error) {
        log('warn', 'venueBlock.visitUnavailable', { id, error: String(error) });
        return null;
      }
    }),
  );
  return { venues: cards.map((card, index) => ({ ...card, visit: visits[index] ?? null })), areAll: !visits.includes(null) };
}
