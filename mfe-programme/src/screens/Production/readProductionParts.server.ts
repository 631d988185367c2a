import {
  eventCall,
  productionsCall,
  venuesCall,
  type EventDetail,
  type ProductionDetail,
  type ProductionSummary,
  type VenueSummary,
} from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/**
 * So many dates are booked right on the production's page;
 * each costs a call. The others are booked on their own pages.
 */
const MAX_BOOKABLE = 4;
const MAX_RELATED = 3;

/**
 * Reads what the booking widgets of the next dates on sale need. A date that
 * cannot be read is left out, logged: it is then booked on its own page.
 */
export async function readBookedDates(dates: ProductionDetail['dates'], context: LoadContext): Promise<Map<number, EventDetail>> {
  const { provider, lang, log } = context;
  const onSale = dates.filter(({ status, ticket_status: tickets }) => status === 'scheduled' && hasTickets(tickets));
  const read = await Promise.all(
    onSale.slice(0, MAX_BOOKABLE).map(async ({ id }) => {
      try {
        return await provider.read(eventCall, { params: { lang, id } });
      } catch (error) {
        log('warn', 'production.dateUnavailable', { id, error: String(error) });
        return null;
      }
    }),
  );
  return new Map(read.flatMap((event) => (event ? [[event.id, event]] : [])));
}

/** Whether a ticket can be had at all. */
export function hasTickets(status: EventDetail['ticket_status']): boolean {
  return status === 'available' || status === 'few';
}

/**
 * Other productions of the same kind that are still to
 * be seen; none, logged, where they cannot be read.
 */
export async function readRelated(
  { id, exhibition_type: type }: ProductionDetail,
  { provider, lang, log }: LoadContext,
): Promise<ProductionSummary[]> {
  if (!type) return [];
  try {
    const { results } = await provider.read(productionsCall, { params: { lang }, query: { exhibition_type: type.slug } });
    return results.filter((other) => other.id !== id && other.date_start !== null).slice(0, MAX_RELATED);
  } catch (error) {
    log('warn', 'production.relatedUnavailable', { error: String(error) });
    return [];
  }
}

/** The addresses of the houses by their ids; none, logged, where they cannot be read. */
export async function readAddresses({ provider, lang, log }: LoadContext): Promise<ReadonlyMap<number, VenueSummary['address']>> {
  try {
    const venues = await provider.read(venuesCall, { params: { lang } });
    return new Map(venues.map(({ id, address }) => [id, address]));
  } catch (error) {
    log('warn', 'production.addressesUnavailable', { error: String(error) });
    return new Map();
  }
}
