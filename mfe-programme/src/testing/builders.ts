import type { EventDetail, EventSummary, Option, Picture, RoomOption, Teaser } from '@spielplan/shared-contracts/api';

export const aPicture: Picture = {
  base: '/media/posters/production-1',
  alt: 'Plakat: drei Kreise über einem Balken',
  width: 1600,
  height: 2000,
  color: '#b9341a',
  widths: [320, 480, 800, 1200, 1600],
  formats: ['avif', 'webp', 'jpg'],
};

/** An ordinary evening in the great hall, changed as the test needs it. */
export function anEvent(changes: Partial<EventSummary> = {}): EventSummary {
  const id = changes.id ?? 7;
  return {
    id,
    slug: 'nachtstuecke',
    production: 1,
    name: 'Nachtstücke',
    preline: 'Orchester der Kulturmeile',
    headline: 'Nachtstücke',
    subline: 'Chopin, Fauré und ein neues Werk',
    link: `/de/programm/veranstaltungen/nachtstuecke/${id}`,
    link_text: 'Karten',
    date_start: '2026-08-01T20:00:00+02:00',
    date_end: null,
    ticketSaleFrom: null,
    event_type_new: { id: 1, name: 'Konzert', slug: 'konzert' },
    room: { id: 3, name: 'Orchestersaal', slug: 'orchestersaal' },
    venue: { id: 2, name: 'Konzerthalle Mühlinsel', slug: 'konzerthalle-muehlinsel' },
    series: null,
    genre: { id: 1, name: 'Orchester', slug: 'orchester' },
    tags: [],
    status: 'scheduled',
    ticket_status: 'available',
    ticket_url: 'https://shop.example/events/7',
    image_obj: aPicture,
    image_thumbnails: null,
    ...changes,
  };
}

/** The same evening with all that its page shows. */
export function anEventDetail(changes: Partial<EventDetail> = {}): EventDetail {
  return {
    ...anEvent(changes),
    id_jet: 4711,
    description: '<p>Drei Stücke für die Zeit nach Mitternacht.</p>',
    credits: [{ role: 'Leitung', names: ['Mara Lindqvist'] }],
    duration_minutes: 90,
    age_from: null,
    prices: [
      {
        id: 1,
        price: '24.00',
        sale_type_id: 1,
        seat_group: null,
        text: 'Vollpreis',
        name: 'Vollpreis',
        has_discounts: true,
        max_quantity: null,
      },
      {
        id: 2,
        price: '12.50',
        sale_type_id: 2,
        seat_group: null,
        text: 'Ermäßigt',
        name: 'Ermäßigt',
        has_discounts: false,
        max_quantity: null,
      },
    ],
    seat_groups: [],
    address: {
      street: 'Mühlinsel 3',
      postal_code: '97900',
      town: 'Altwasser',
      country: 'DE',
      latitude: 49.4181,
      longitude: 9.7334,
    },
    urls: { de: '/de/programm/veranstaltungen/nachtstuecke/7', en: '/en/program/events/nocturnes/7' },
    other_dates: [],
    modified: '2026-07-01T10:00:00+02:00',
    ...changes,
  };
}

export function aTeaser(changes: Partial<Teaser> = {}): Teaser {
  return {
    id: 1,
    position: '2026-08-01',
    preline: 'Abonnement',
    headline: 'Sechs Abende, ein Preis',
    subline: '',
    link: '/de/abo',
    link_text: 'Mehr',
    image_obj: null,
    image_thumbnails: null,
    ...changes,
  };
}

export function anOption(id: number, name: string, slug: string, show_in_filter = true): Option {
  return { id, name, slug, show_in_filter };
}

export function aRoom(id: number, name: string, slug: string, venue: string): RoomOption {
  return { ...anOption(id, name, slug), venue: { id: 2, name: venue, slug: 'haus' } };
}
