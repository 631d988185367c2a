import type { LinkedRoute } from './linkedRoutes.ts';
import type { RoutePatterns } from './pattern.ts';

// Made from the routes.ts of every owner by `npm run routes`; changes by hand are lost.
export const LINKED_PATTERNS: Readonly<Record<LinkedRoute, RoutePatterns>> = {
  home: { de: '/de', en: '/en' },
  terms: { de: '/de/agb', en: '/en/agb' },
  privacy: { de: '/de/datenschutz', en: '/en/datenschutz' },
  imprint: { de: '/de/impressum', en: '/en/impressum' },
  userProfile: { de: '/de/user/profile', en: '/en/user/profile' },
  events: { de: '/de/programm/veranstaltungen', en: '/en/program/events' },
  event: { de: '/de/programm/veranstaltungen/:slug/:id', en: '/en/program/events/:slug/:id' },
  productions: { de: '/de/produktionen', en: '/en/productions' },
  production: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' },
  exhibitions: { de: '/de/ausstellungen', en: '/en/exhibitions' },
  favourites: { de: '/de/favoriten', en: '/en/favourites' },
  offline: { de: '/de/offline', en: '/en/offline' },
  venue: { de: '/de/venues/:slug/:id', en: '/en/venues/:slug/:id' },
  series: { de: '/de/series/:slug/:id', en: '/en/series/:slug/:id' },
  magazine: { de: '/de/stories', en: '/en/stories' },
  article: { de: '/de/stories/:slug/:id', en: '/en/stories/:slug/:id' },
  team: { de: '/de/team', en: '/en/team' },
  person: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' },
  search: { de: '/de/search/:category?/:page?', en: '/en/search/:category?/:page?' },
};
