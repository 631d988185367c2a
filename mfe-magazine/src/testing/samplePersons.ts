import type { EventSummary, PersonCategory, PersonDetail, PersonSummary } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';

export const DIRECTION: PersonCategory = { id: 1, name: 'Leitung', slug: 'leitung', order: 1 };
export const ENSEMBLE: PersonCategory = { id: 2, name: 'Ensemble', slug: 'ensemble', order: 2 };

/** Somebody of the house; `id` 3 is the conductor, who has no picture. */
export function samplePerson(id: number, change: Partial<PersonSummary> = {}): PersonSummary {
  const slug = id === 3 ? 'ismael-kranich' : `person-${id}`;
  return {
    id,
    slug,
    first_name: id === 3 ? 'Ismael' : 'Person',
    last_name: id === 3 ? 'Kranich' : String(id),
    functions: ['Chefdirigent', 'Musikdirektor'],
    categories: [DIRECTION, ENSEMBLE],
    image_obj: null,
    link: paths.person({ lang: 'de', slug, id }),
    ...change,
  };
}

/** A concert the conductor takes part in, on 28 November at six in Berlin. */
export function sampleEvent(id: number, change: Partial<EventSummary> = {}): EventSummary {
  return {
    id,
    slug: 'die-stunde-vor-dem-frost',
    production: 4,
    name: 'Die Stunde vor dem Frost',
    preline: 'Herbstkonzert',
    headline: 'Die Stunde vor dem Frost',
    subline: 'Dvořák und Grieg',
    link: paths.event({ lang: 'de', slug: 'die-stunde-vor-dem-frost', id }),
    link_text: 'Tickets',
    date_start: '2026-11-28T17:00:00Z',
    date_end: null,
    ticketSaleFrom: null,
    event_type_new: null,
    room: { id: 3, name: 'Orchestersaal', slug: 'orchestersaal' },
    venue: { id: 2, name: 'Konzerthalle Mühlinsel', slug: 'konzerthalle-muehlinsel' },
    series: null,
    genre: null,
    tags: [],
    status: 'scheduled',
    ticket_status: 'available',
    ticket_url: null,
    image_obj: null,
    image_thumbnails: null,
    ...change,
  };
}

/** The conductor with one concert and one production. */
export function sampleDetail(change: Partial<PersonDetail> = {}): PersonDetail {
  return {
    ...samplePerson(3),
    biography: '<p>Er spielte Bratsche, bis er vorn blieb.</p>',
    email: 'dirigent@haus.example',
    phone: '+49 (0) 30 12 34',
    productions: [
      {
        id: 4,
        slug: 'die-stunde-vor-dem-frost',
        name: 'Die Stunde vor dem Frost',
        preline: 'Herbstkonzert',
        headline: 'Die Stunde vor dem Frost',
        subline: '',
        link: paths.production({ lang: 'de', slug: 'die-stunde-vor-dem-frost', id: 4 }),
        link_text: '',
        date_start: null,
        date_end: null,
        season: null,
        exhibition_type: null,
        genre: null,
        tags: [],
        image_obj: null,
        image_thumbnails: null,
      },
    ],
    events: [sampleEvent(1037)],
    urls: { de: '/de/team/ismael-kranich/3', en: '/en/team/ismael-kranich/3' },
    modified: '2026-10-29T11:00:00+01:00',
    ...change,
  };
}
