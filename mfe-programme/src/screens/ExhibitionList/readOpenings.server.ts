import { eventsCall, venueCall, type EventsQuery, type EventSummary } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { VenueHours } from './exhibitionListView.ts';

/** So many dates of all exhibitions hold the next one of each that is on view, as a rule. */
const MAX_DATES = 50;

/**
 * The next dates of an exhibition type, soonest first. Null, logged,
 * where they cannot be read: the list is of use without them.
 */
export function readOpenDates(type: string, context: LoadContext): Promise<EventSummary[] | null> {
  return readDates({ type, page_size: MAX_DATES }, context);
}

/**
 * The next dates of single exhibitions, for those of which none
 * was among them. Null, logged, where one of them cannot be read.
 */
export async function readDatesOf(productions: readonly number[], context: LoadContext): Promise<EventSummary[] | null> {
  const read = await Promise.all(productions.map((production) => readDates({ production, page_size: 3 }, context)));
  return read.includes(null) ? null : read.flatMap((dates) => dates ?? []);
}

async function readDates(of: EventsQuery, { provider, lang, now, log }: LoadContext): Promise<EventSummary[] | null> {
  try {
    const query = { ...of, date: formatUrlDate(houseDayAt(now)) };
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
