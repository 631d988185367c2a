import { pathOf } from './pattern.ts';
import { ROUTES } from './routeTable.ts';

/** Every public path as a function; nothing in the product writes one as a string. */
export const paths = {
  home: pathOf(ROUTES.home),
  cmsHub: pathOf(ROUTES.cmsHub),
  notFound: pathOf(ROUTES.notFound),
  terms: pathOf(ROUTES.terms),
  privacy: pathOf(ROUTES.privacy),
  imprint: pathOf(ROUTES.imprint),
  productions: pathOf(ROUTES.productions),
  production: pathOf(ROUTES.production),
  productionCalendarFile: pathOf(ROUTES.productionCalendarFile),
  events: pathOf(ROUTES.events),
  event: pathOf(ROUTES.event),
  eventCalendarFile: pathOf(ROUTES.eventCalendarFile),
  programmeCalendarFile: pathOf(ROUTES.programmeCalendarFile),
  magazine: pathOf(ROUTES.magazine),
  magazineTags: pathOf(ROUTES.magazineTags),
  magazineCategory: pathOf(ROUTES.magazineCategory),
  magazineTag: pathOf(ROUTES.magazineTag),
  article: pathOf(ROUTES.article),
  team: pathOf(ROUTES.team),
  person: pathOf(ROUTES.person),
  venue: pathOf(ROUTES.venue),
  series: pathOf(ROUTES.series),
  form: pathOf(ROUTES.form),
  search: pathOf(ROUTES.search),
  userProfile: pathOf(ROUTES.userProfile),
  userProfileVariant: pathOf(ROUTES.userProfileVariant),
  userSettings: pathOf(ROUTES.userSettings),
  userSettingsVariant: pathOf(ROUTES.userSettingsVariant),
} as const;
