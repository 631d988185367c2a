import type { EventDetail, RoomDetail, VenueDetail, VenueSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { rooms, venues } from '../../platform/database/schema/index.ts';
import { poster } from '../../media/picture.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { slugIn } from '../../documents/links/slugIn.ts';
import { named, namedPage } from '../presentNamed.ts';

export type VenueRow = typeof venues.$inferSelect;
export type RoomRow = typeof rooms.$inferSelect;

/** A house as lists show it, in one language. */
export function presentVenueSummary(venue: VenueRow, lang: Language): VenueSummary {
  return {
    id: venue.id,
    slug: slugIn(venue, lang),
    name: venue.name[lang],
    intro: venue.intro[lang],
    address: presentAddress(venue),
    image_obj: venue.imageAlt && poster(`venue-${venue.id}`, venue.imageAlt[lang]),
    link: venuePath(venue, lang),
  };
}

/** A house with its rooms and all that its page shows, in one language. */
export function presentVenue(venue: VenueRow, ownRooms: readonly RoomRow[], lang: Language): VenueDetail {
  return {
    ...presentVenueSummary(venue, lang),
    description: venue.description[lang],
    arrival: venue.arrival[lang],
    accessibility: venue.accessibility[lang],
    opening_hours_text: venue.openingHoursText[lang],
    ...(venue.openingWeek.length > 0 && { opening_week: [...venue.openingWeek] }),
    map_image: venue.mapAlt && poster(`map-${venue.id}`, venue.mapAlt[lang]),
    map_url: venue.mapUrl,
    rooms: ownRooms.map((room) => presentRoom(room, venue, lang)),
    urls: { de: venuePath(venue, 'de'), en: venuePath(venue, 'en') },
    modified: toHouseInstant(venue.modified),
  };
}

/** A room of a house, in one language. */
export function presentRoom(room: RoomRow, venue: VenueRow, lang: Language): RoomDetail {
  return {
    ...named(room, lang),
    venue: namedPage(venue, lang),
    description: room.description[lang],
    accessibility: room.accessibility[lang],
    capacity: room.capacity,
    image_obj: room.imageAlt && poster(`room-${room.id}`, room.imageAlt[lang]),
  };
}

/** Where a house stands. */
export function presentAddress(venue: VenueRow): NonNullable<EventDetail['address']> {
  const { street, postalCode, town, country, latitude, longitude } = venue;
  return { street, postal_code: postalCode, town, country, latitude, longitude };
}

function venuePath(venue: VenueRow, lang: Language): string {
  return paths.venue({ lang, slug: slugIn(venue, lang), id: venue.id });
}
