import type { EventSummary, RoomDetail, VenueDetail } from '@spielplan/shared-contracts/api';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { addressLines } from '../../domain/venues/presentAddress.server.ts';
import { presentDates, presentSpecial } from '../../domain/calendar/presentDates.server.ts';
import { presentDayTitles, presentEventCard } from '../../domain/events/presentCards.server.ts';
import type { HoursToday } from '../../domain/venues/hoursToday.ts';
import type { RoomView, VenueView } from './venueView.ts';

/** A house shows a taste of its programme. */
const MAX_SHOWN = 6;

interface VenueParts {
  venue: VenueDetail;
  /** Null where they cannot be read. */
  events: readonly EventSummary[] | null;
  hoursToday: HoursToday | null;
}

/** The view model of the page of a house. */
export function presentVenue({ venue, events, hoursToday }: VenueParts, context: LoadContext): VenueView {
  const { lang, now, settings } = context;
  const items = (events ?? []).slice(0, MAX_SHOWN).map((event) => presentEventCard(event, context, houseDayAt(now)));
  return {
    title: venue.name,
    intro: venue.intro,
    address: addressLines(venue.address),
    picture: venue.image_obj,
    description: venue.description,
    hoursToday,
    hours: venue.opening_hours_text,
    arrival: venue.arrival,
    map: venue.map_image,
    mapUrl: venue.map_url,
    accessibility: venue.accessibility,
    rooms: venue.rooms.map((room) => presentRoom(room, context)),
    style: settings.design.event_style,
    items,
    haveEventsFailed: events === null,
    days: presentDayTitles(items, lang, houseDayAt(now)),
    listPath: paths.events({ lang }),
    special: presentSpecial(events ?? [], context),
    calendar: presentDates(events ?? [], listOf(venue.rooms, context), context),
  };
}

/** The programme of a house: of all its rooms, where a list takes several; else the days are those of the whole programme. */
function listOf(rooms: readonly RoomDetail[], { lang, settings }: LoadContext): string {
  const isNamed = rooms.length === 1 || settings.several_options;
  const query = isNamed ? rooms.map(({ id }) => `room=${id}&`).join('') : '';
  return `${paths.events({ lang })}?${query}`;
}

function presentRoom(room: RoomDetail, { lang, text }: LoadContext): RoomView {
  const { id, name, capacity, description, accessibility, image_obj: picture } = room;
  return {
    id,
    name,
    capacity: capacity === null ? null : text('venue.capacity', { count: capacity }),
    description,
    accessibility,
    picture,
    eventsHref: withQuery(paths.events({ lang }), { room: id }),
  };
}
