import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { RoutePatterns } from '@spielplan/shared-contracts/routes';

type Packaged = Readonly<Record<RemoteName, Readonly<Record<string, RoutePatterns>>>>;

// Made from the routes.ts of every owner by `npm run routes`; changes by hand are lost.
/**
 * What the remotes answered when this shell was packed: while
 * one of them is away its addresses are 503 and not 404.
 */
export const PACKAGED_ROUTES: Packaged = {
  magazine: {
    magazine: { de: '/de/stories', en: '/en/stories' },
    magazineCategory: { de: '/de/stories/categories/:category/:id', en: '/en/stories/categories/:category/:id' },
    magazineTags: { de: '/de/stories/tags', en: '/en/stories/tags' },
    magazineTag: { de: '/de/stories/tags/:tag/:id', en: '/en/stories/tags/:tag/:id' },
    magazineFeed: { de: '/de/stories/feed.xml', en: '/en/stories/feed.xml' },
    article: { de: '/de/stories/:slug/:id', en: '/en/stories/:slug/:id' },
    team: { de: '/de/team', en: '/en/team' },
    person: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' },
    search: { de: '/de/search/:category?/:page?', en: '/en/search/:category?/:page?' },
  },
  office: {
    dashboard: { de: '/de/dashboard', en: '/en/dashboard' },
    dashboardActivities: { de: '/de/dashboard/aenderungen', en: '/en/dashboard/changes' },
    dashboardKeywords: { de: '/de/dashboard/suchbegriffe', en: '/en/dashboard/search-terms' },
    dashboardMisses: { de: '/de/dashboard/vergeblich-gesucht', en: '/en/dashboard/searched-in-vain' },
    dashboardTickets: { de: '/de/dashboard/karten', en: '/en/dashboard/tickets' },
    dashboardErrors: { de: '/de/dashboard/fehlerprotokoll', en: '/en/dashboard/error-log' },
    dashboardProof: { de: '/de/dashboard/programmprobe', en: '/en/dashboard/programme-proof' },
    dashboardVersions: { de: '/de/dashboard/versionen', en: '/en/dashboard/versions' },
    cmsHub: { de: '/cms-hub', en: '/cms-hub' },
    hubAccounts: { de: '/cms-hub/accounts', en: '/cms-hub/accounts' },
    hubChecks: { de: '/cms-hub/checks', en: '/cms-hub/checks' },
    hubLanguages: { de: '/cms-hub/languages', en: '/cms-hub/languages' },
    hubAlerts: { de: '/cms-hub/alerts', en: '/cms-hub/alerts' },
    hubHours: { de: '/cms-hub/opening-hours', en: '/cms-hub/opening-hours' },
    hubRedirects: { de: '/cms-hub/redirects', en: '/cms-hub/redirects' },
    hubDesign: { de: '/cms-hub/design', en: '/cms-hub/design' },
    hubSwitches: { de: '/cms-hub/online', en: '/cms-hub/online' },
    hubMedia: { de: '/cms-hub/media', en: '/cms-hub/media' },
    hubOwn: { de: '/cms-hub/my-account', en: '/cms-hub/my-account' },
  },
  programme: {
    productions: { de: '/de/produktionen', en: '/en/productions' },
    production: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' },
    productionCalendarFile: { de: '/de/produktionen/:slug/:id/production.ics', en: '/en/productions/:slug/:id/production.ics' },
    exhibitions: { de: '/de/ausstellungen', en: '/en/exhibitions' },
    events: { de: '/de/programm/veranstaltungen', en: '/en/program/events' },
    event: { de: '/de/programm/veranstaltungen/:slug/:id', en: '/en/program/events/:slug/:id' },
    eventCalendarFile: { de: '/de/programm/veranstaltungen/:slug/:id/event.ics', en: '/en/program/events/:slug/:id/event.ics' },
    programmeCalendarFile: { de: '/de/programm/veranstaltungen/programm.ics', en: '/en/program/events/programme.ics' },
    season: { de: '/de/programm/veranstaltungen/saison.json', en: '/en/program/events/season.json' },
    salesCalendarFile: { de: '/de/programm/veranstaltungen/verkauf.ics', en: '/en/program/events/sales.ics' },
    favourites: { de: '/de/favoriten', en: '/en/favourites' },
    favouritesCalendarFile: { de: '/de/favoriten/favoriten.ics', en: '/en/favourites/favourites.ics' },
    access: { de: '/de/barrierefrei', en: '/en/access' },
    venues: { de: '/de/venues', en: '/en/venues' },
    seriesList: { de: '/de/series', en: '/en/series' },
    venue: { de: '/de/venues/:slug/:id', en: '/en/venues/:slug/:id' },
    series: { de: '/de/series/:slug/:id', en: '/en/series/:slug/:id' },
  },
};
