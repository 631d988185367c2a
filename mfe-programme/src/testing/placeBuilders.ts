import type { OpeningHours, RoomDetail, SeriesDetail, VenueDetail } from '@spielplan/shared-contracts/api';
import { aPicture } from './builders.ts';

const venue = { id: 2, name: 'Konzerthalle Mühlinsel', slug: 'konzerthalle-muehlinsel' };

function aRoomDetail(changes: Partial<RoomDetail> = {}): RoomDetail {
  return {
    id: 3,
    slug: 'orchestersaal',
    name: 'Orchestersaal',
    venue,
    description: '<p>Lärchenholz vom Boden bis zur Decke.</p>',
    accessibility: '<p>Sechs Rollstuhlplätze im Parkett.</p>',
    capacity: 596,
    image_obj: aPicture,
    ...changes,
  };
}

/** A house with two rooms, changed as the test needs it. */
export function aVenue(changes: Partial<VenueDetail> = {}): VenueDetail {
  return {
    ...venue,
    intro: 'Eine Halle aus Lärchenholz auf einer Insel.',
    address: {
      street: 'Mühlinsel 3',
      postal_code: '97900',
      town: 'Altwasser',
      country: 'DE',
      latitude: 49.4181,
      longitude: 9.7334,
    },
    image_obj: aPicture,
    link: '/de/venues/konzerthalle-muehlinsel/2',
    description: '<p>Wo früher Korn gemahlen wurde.</p>',
    arrival: '<p>Über die Wehrbrücke auf die Insel.</p>',
    accessibility: '<p>Alle Ebenen mit dem Aufzug erreichbar.</p>',
    opening_hours_text: '<p>Eine Stunde vor Beginn.</p>',
    map_image: { ...aPicture, base: '/media/posters/map-2', alt: 'Plan der fünf Häuser am Fluss' },
    map_url: 'https://www.openstreetmap.org/?mlat=49.4181&mlon=9.7334',
    rooms: [aRoomDetail(), aRoomDetail({ id: 4, slug: 'kammermusiksaal', name: 'Kammermusiksaal', capacity: null })],
    urls: { de: '/de/venues/konzerthalle-muehlinsel/2', en: '/en/venues/konzerthalle-muehlinsel/2' },
    modified: '2026-07-01T10:00:00+02:00',
    ...changes,
  };
}

export function aSeries(changes: Partial<SeriesDetail> = {}): SeriesDetail {
  return {
    id: 1,
    slug: 'flussgespraeche',
    name: 'Flussgespräche',
    subline: 'Zwei Menschen, eine Frage, ein Abend am Wasser',
    description: '<p>Einmal im Monat.</p>',
    image_obj: aPicture,
    link: '/de/series/flussgespraeche/1',
    urls: { de: '/de/series/flussgespraeche/1', en: '/en/series/flussgespraeche/1' },
    modified: '2026-07-01T10:00:00+02:00',
    ...changes,
  };
}

/** The hours of one day by their ranges, such as `10:00-18:00`. */
export function openFrom(...ranges: string[]): OpeningHours {
  return {
    opening_hours: ranges.map((range) => {
      const [from, to] = range.split('-');
      return {
        time_from: `${from}:00`,
        time_to: `${to}:00`,
        closed: false,
        alternative_text: '',
        alternative_link_url: '',
      };
    }),
    opening_hours_exceptions: [],
  };
}
