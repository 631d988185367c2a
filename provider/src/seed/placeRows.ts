import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { rooms, series, venues } from '../platform/database/schema/index.ts';
import { ROOMS, VENUES } from './content/venues.ts';
import { optionRows, SERIES, type SeriesKey } from './content/options.ts';
import { ROOM_TEXTS } from './content/roomTexts.ts';
import { SERIES_TEXTS } from './content/seriesTexts.ts';
import { t } from './content/text.ts';
import { OPENING_WEEKS } from './content/openingWeeks.ts';
import { VENUE_TEXTS } from './content/venueTexts.ts';

export interface PlaceRows {
  venues: (typeof venues.$inferInsert)[];
  rooms: (typeof rooms.$inferInsert)[];
  series: (typeof series.$inferInsert)[];
}

/** The houses, their rooms and the series, with what their pages tell. */
export function buildPlaces(today: IsoDay): PlaceRows {
  const modified = inHouseZone(`${addDays(today, -45)}T10:00:00`).toJSDate();
  return {
    venues: VENUES.map((venue) => {
      const texts = need(VENUE_TEXTS, venue.slug);
      const { name, latitude, longitude } = venue;
      return {
        ...venue,
        postalCode: '12345',
        town: 'Altwasser',
        country: 'DE',
        intro: texts.intro,
        description: texts.description,
        arrival: texts.arrival,
        accessibility: texts.accessibility,
        openingHoursText: texts.openingHours,
        openingWeek: OPENING_WEEKS[venue.slug] ?? [],
        mapUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
        imageAlt: texts.imageAlt,
        mapAlt: t(
          `Plan der fünf Häuser am Fluss, ${name.de} ist hervorgehoben`,
          `Plan of the five houses on the river, ${name.en} highlighted`,
        ),
        modified,
      };
    }),
    rooms: ROOMS.map((room, index) => {
      const { capacity, description, accessibility, access } = need(ROOM_TEXTS, room.slug);
      return {
        id: room.id,
        venueId: room.venueId,
        slug: room.slug,
        name: room.name,
        showInFilter: !('isHidden' in room),
        position: index + 1,
        capacity: capacity ?? null,
        description,
        accessibility,
        access,
        imageAlt: t(`Grafik: ${room.name.de}`, `Graphic: ${room.name.en}`),
      };
    }),
    series: optionRows(SERIES).map((row, index) => {
      const { subline, description } = SERIES_TEXTS[SERIES[index]?.key as SeriesKey];
      const imageAlt = t(`Grafik zur Reihe „${row.name.de}“`, `Graphic for the series “${row.name.en}”`);
      return { ...row, subline, description, imageAlt, modified };
    }),
  };
}

function need<Texts>(texts: Readonly<Record<string, Texts>>, slug: string): Texts {
  const found = texts[slug];
  if (!found) throw new RangeError(`Nothing is written about ${slug}.`);
  return found;
}
