import type { Story, StoryCategory, StorySummary, EventSummary, Named, Picture } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';

export const BACKSTAGE: StoryCategory = { id: 1, name: 'Hinter der Bühne', style_name: 'cc03', slug: 'hinter-der-buehne' };
export const MUSIC: StoryCategory = { id: 2, name: 'Musik', style_name: 'cc02', slug: 'musik' };

export const CRAFTS: Named = { id: 1, name: 'Handwerk', slug: 'handwerk' };

const PICTURE: Picture = {
  base: '/media/posters/article-1',
  alt: 'Grafik: Regen über einer Bühne',
  width: 1600,
  height: 1067,
  color: '#12182B',
  widths: [320, 800, 1600],
  formats: ['avif', 'webp', 'jpg'],
  credit: 'Werkstatt',
};

/** A story of the list; `id` 1 is the one about the rain. */
export function sampleSummary(id: number, change: Partial<StorySummary> = {}): StorySummary {
  const slug = id === 1 ? 'die-frau-die-den-regen-macht' : `beitrag-${id}`;
  return {
    id,
    slug,
    preline: '',
    headline: id === 1 ? 'Die Frau, die den Regen macht' : `Beitrag ${id}`,
    intro: 'Dreihundert Liter in vier Minuten: ein Nachmittag in der Bühnentechnik.',
    published: '2026-07-31T22:30:00Z',
    author: 'Werkstätten der Kulturmeile',
    reading_minutes: 4,
    categories: [BACKSTAGE],
    tags: [CRAFTS],
    image_obj: PICTURE,
    link: paths.article({ lang: 'de', slug, id }),
    ...change,
  };
}

/** An event that a story tells of, sold out. */
export function sampleEvent(change: Partial<EventSummary> = {}): EventSummary {
  return {
    id: 9,
    slug: 'hochwasser',
    production: 1,
    name: 'Hochwasser',
    preline: '',
    headline: 'Hochwasser',
    subline: 'Smetana und Schumann',
    link: paths.event({ lang: 'de', slug: 'hochwasser', id: 9 }),
    link_text: 'Mehr',
    date_start: '2026-11-28T18:00:00+01:00',
    date_end: null,
    ticketSaleFrom: null,
    event_type_new: { id: 1, name: 'Konzert', slug: 'konzert' },
    room: { id: 1, name: 'Großer Saal', slug: 'grosser-saal' },
    venue: { id: 1, name: 'Konzerthalle', slug: 'konzerthalle' },
    series: null,
    genre: { id: 1, name: 'Musik', slug: 'musik' },
    tags: [],
    status: 'scheduled',
    ticket_status: 'sold_out',
    ticket_url: null,
    image_obj: null,
    image_thumbnails: null,
    ...change,
  };
}

/** The story about the rain, with one related story. */
export function sampleStory(change: Partial<Story> = {}): Story {
  return {
    ...sampleSummary(1),
    modules: [],
    valid_until: null,
    events: [],
    body: '<p>Regen auf der Bühne ist leicht.</p><h2>Wie er aufhört</h2><p>Elf Liter stehen in den Rohren.</p>',
    urls: { de: sampleSummary(1).link, en: paths.article({ lang: 'en', slug: 'the-woman-who-makes-the-rain', id: 1 }) },
    related: [sampleSummary(7)],
    older: { headline: 'Beitrag 2', link: sampleSummary(2).link },
    newer: null,
    modified: '2026-08-02T09:00:00+02:00',
    ...change,
  };
}
