import type { Language } from '../i18n/language.ts';
import type { RoutePatterns } from './pattern.ts';

/**
 * The public URLs of the product in both languages (product.md section 2). Static words win over slugs
 * (R36); the order here is that of product.md section 2.
 */
export const ROUTES = {
  home: { de: '/de', en: '/en' },
  cmsHub: { de: '/cms-hub', en: '/cms-hub' },
  /** What a browser shows of itself when there is no connection; kept by the service worker, linked by nobody. */
  offline: { de: '/de/offline', en: '/en/offline' },
  notFound: { de: '/de/404', en: '/en/404' },
  terms: { de: '/de/agb', en: '/en/agb' },
  privacy: { de: '/de/datenschutz', en: '/en/datenschutz' },
  imprint: { de: '/de/impressum', en: '/en/impressum' },
  productions: { de: '/de/produktionen', en: '/en/productions' },
  production: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' },
  productionCalendarFile: {
    de: '/de/produktionen/:slug/:id/production.ics',
    en: '/en/productions/:slug/:id/production.ics',
  },
  /** The productions of the house's exhibition type. */
  exhibitions: { de: '/de/ausstellungen', en: '/en/exhibitions' },
  events: { de: '/de/programm/veranstaltungen', en: '/en/program/events' },
  event: { de: '/de/programm/veranstaltungen/:slug/:id', en: '/en/program/events/:slug/:id' },
  eventCalendarFile: { de: '/de/programm/veranstaltungen/:slug/:id/event.ics', en: '/en/program/events/:slug/:id/event.ics' },
  programmeCalendarFile: {
    de: '/de/programm/veranstaltungen/programm.ics',
    en: '/en/program/events/programme.ics',
  },
  /** The list behind the header's Favourites (R50). */
  favourites: { de: '/de/favoriten', en: '/en/favourites' },
  favouritesCalendarFile: { de: '/de/favoriten/favoriten.ics', en: '/en/favourites/favourites.ics' },
  magazine: { de: '/de/stories', en: '/en/stories' },
  magazineFeed: { de: '/de/stories/feed.xml', en: '/en/stories/feed.xml' },
  magazineTags: { de: '/de/stories/tags', en: '/en/stories/tags' },
  magazineCategory: { de: '/de/stories/categories/:category/:id', en: '/en/stories/categories/:category/:id' },
  magazineTag: { de: '/de/stories/tags/:tag/:id', en: '/en/stories/tags/:tag/:id' },
  article: { de: '/de/stories/:slug/:id', en: '/en/stories/:slug/:id' },
  team: { de: '/de/team', en: '/en/team' },
  person: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' },
  venue: { de: '/de/venues/:slug/:id', en: '/en/venues/:slug/:id' },
  series: { de: '/de/series/:slug/:id', en: '/en/series/:slug/:id' },
  form: { de: '/de/forms/:slug/:id', en: '/en/forms/:slug/:id' },
  search: { de: '/de/search/:category?/:page?', en: '/en/search/:category?/:page?' },
  userProfile: { de: '/de/user/profile', en: '/en/user/profile' },
  userProfileVariant: { de: '/de/user/profil', en: '/en/user/profile-en' },
  userSettings: { de: '/de/user/settings', en: '/en/user/settings' },
  userSettingsVariant: { de: '/de/user/einstellungen', en: '/en/user/settings' },
} as const satisfies Record<string, RoutePatterns>;

export type RouteName = keyof typeof ROUTES;

/** The webshop area is not translated; each path also serves everything below it. */
export const WEBSHOP_PATHS = ['/webshop', '/eventim.webshop', '/test.webshop', '/testshop', '/eventim-template'] as const;

/** The shop in a language, which its address has to name because it is the same in all of them. */
export function shopPath({ lang }: { lang: Language }): string {
  return `${WEBSHOP_PATHS[0]}?lang=${lang}`;
}
