import { eventsCall, type EventSummary, type RoomDetail } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/** A season of a room fits the calendar of its house. */
const MAX_READ = 100;

/**
 * The next events in a house, soonest first. The provider filters by room, so each room is asked.
 * A failure is logged and answers null: the page of a house is of use without its programme.
 */
export async function readVenueEvents(rooms: readonly RoomDetail[], context: LoadContext): Promise<EventSummary[] | null> {
  const { provider, lang, now, log } = context;
  const date = formatUrlDate(houseDayAt(now));
  try {
    const lists = await Promise.all(
      rooms.map(({ id }) => provider.read(eventsCall, { params: { lang }, query: { room: id, date, page_size: MAX_READ } })),
    );
    return lists
      .flatMap(({ results }) => results)
      .sort((a, b) => inHouseZone(a.date_start).toMillis() - inHouseZone(b.date_start).toMillis() || a.id - b.id);
  } catch (error) {
    log('warn', 'venue.eventsUnavailable', { error: String(error) });
    return null;
  }
}
