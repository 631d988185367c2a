import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

/** The filters, the days, the page and the first day of a longer list. */
const EVENT_LIST_KEYS = ['room', 'type', 'tag', 'series', 'genre', 'access', 'date', 'date_to', 'page', '_day'];

/** The addresses of the programme. */
export const routes = defineRoutes({
  productions: {
    patterns: { de: '/de/produktionen', en: '/en/productions' },
    query: ['season', 'exhibition_type', 'tag', 'date', 'page'],
    hasPageHeader: true,
    sections: ['productions-intro'],
    sitemap: 'list',
  },
  production: {
    patterns: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' },
    query: ['page'],
    bodyClass: 'non-cms',
    sitemap: 'production',
  },
  productionCalendarFile: {
    patterns: { de: '/de/produktionen/:slug/:id/production.ics', en: '/en/productions/:slug/:id/production.ics' },
  },
  exhibitions: {
    patterns: { de: '/de/ausstellungen', en: '/en/exhibitions' },
    query: ['page'],
    hasPageHeader: true,
    sitemap: 'list',
    needsSetting: 'exhibitions_type',
  },
  events: {
    patterns: { de: '/de/programm/veranstaltungen', en: '/en/program/events' },
    query: [...EVENT_LIST_KEYS, 'view'],
    hasPageHeader: true,
    sections: ['events-intro'],
    sitemap: 'list',
  },
  event: {
    patterns: { de: '/de/programm/veranstaltungen/:slug/:id', en: '/en/program/events/:slug/:id' },
    bodyClass: 'non-cms',
    sitemap: 'event',
  },
  eventCalendarFile: {
    patterns: { de: '/de/programm/veranstaltungen/:slug/:id/event.ics', en: '/en/program/events/:slug/:id/event.ics' },
  },
  programmeCalendarFile: {
    patterns: { de: '/de/programm/veranstaltungen/programm.ics', en: '/en/program/events/programme.ics' },
    query: EVENT_LIST_KEYS,
  },
  /** What browsers keep for reading without a connection: without `month` the index, with it one month. */
  season: {
    patterns: { de: '/de/programm/veranstaltungen/saison.json', en: '/en/program/events/season.json' },
    query: ['month'],
  },
  /** A reminder at the moment sales resume (R72). */
  salesCalendarFile: {
    patterns: { de: '/de/programm/veranstaltungen/verkauf.ics', en: '/en/program/events/sales.ics' },
  },
  /** The list behind the header's entry of saved events (R50). */
  favourites: {
    patterns: { de: '/de/favoriten', en: '/en/favourites' },
    query: ['events', 'tickets'],
    hasPageHeader: true,
  },
  favouritesCalendarFile: {
    patterns: { de: '/de/favoriten/favoriten.ics', en: '/en/favourites/favourites.ics' },
    query: ['events'],
  },
  /** What a visitor needs, said once (R70). */
  access: { patterns: { de: '/de/barrierefrei', en: '/en/access' }, hasPageHeader: true, bodyClass: 'none', sitemap: 'list' },
  venues: { patterns: { de: '/de/venues', en: '/en/venues' }, hasPageHeader: true, bodyClass: 'none', sitemap: 'list' },
  seriesList: { patterns: { de: '/de/series', en: '/en/series' }, hasPageHeader: true, bodyClass: 'none', sitemap: 'list' },
  venue: { patterns: { de: '/de/venues/:slug/:id', en: '/en/venues/:slug/:id' }, bodyClass: 'none', sitemap: 'venue' },
  series: { patterns: { de: '/de/series/:slug/:id', en: '/en/series/:slug/:id' }, bodyClass: 'none', sitemap: 'series' },
});

/** The path of each, by its id and values. */
export const ownPaths = pathsOf(routes);
