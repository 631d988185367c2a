import { eventsCall, venueCall, type EventSummary } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { berlinDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { VenueHours } from './exhibitionListView.ts';

/** Enough to hold the next date of each of a page's exhibitions that is on view. */
const DATES_READ = 50;

/** The next dates of an exhibition type, soonest first. Null, logged, where they cannot be read: the list is of use without them. */
export async function readOpenDates(type: string, { provider, lang, now, log }: LoadContext): Promise<EventSummary[] | null> {
  try {
    const query = { type, date: formatUrlDate(berlinDayAt(now)), page_size: DATES_READ };
    return (await provider.read(eventsCall, { params: { lang }, query })).results;
  } catch (error) {
    log('warn', 'exhibitions.datesUnavailable', { error: String(error) });
    return null;
  }
}

/** The usual hours of houses by their ids; one that cannot be read or gives none is left out. */
export async function readVenueHours(ids: ReadonlySet<number>, { provider, lang, log }: LoadContext): Promise<VenueHours[]> {
  const read = await Promise.allSettled([...ids].map((id) => provider.read(venueCall, { params: { lang, id } })));
  return read.flatMap((answer) => {
    if (answer.status === 'rejected') {
      log('warn', 'exhibitions.hoursUnavailable', { error: String(answer.reason) });
      return [];
    }
    const { id, name, link, opening_hours_text: html } = answer.value;
    return html ? [{ id, name, href: link, html }] : [];
  });
}
