import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import type { Host } from '@spielplan/shared-ui/host';
import { savedEventsSearch, TICKETS_KEY } from '../domain/savedEvents/savedEventsQuery.ts';
import type { SavedEventsView } from '../domain/savedEvents/savedEventsView.ts';
import { dataOf } from './dataOf.ts';

/**
 * Loads what is sold of these events, as of now, from the page that names them. Rejects
 * where there is no answer, or one that belongs to another release of the site.
 */
export async function loadPlanBookings(
  { lang, loadPage }: Pick<Host, 'lang' | 'loadPage'>,
  ids: readonly number[],
): Promise<BookingSlotProps[]> {
  const path = `${paths.favourites({ lang })}${savedEventsSearch(ids)}&${TICKETS_KEY}=1`;
  const answer = await loadPage(path, { isUnasked: true });
  if (answer === null) throw new Error('The tickets come from another release.');
  const { bookings = [] } = dataOf(answer, 'favourites') as SavedEventsView; // The same release set's loader made it.
  if (bookings.length === 0) throw new Error('Nothing of this plan can be booked.');
  return bookings;
}
