import type { RouteName } from '../routes/routeTable.ts';
import type { RemoteName } from './defineRemote.ts';

/** Who answers each public route. While its remote is missing the route is 503 and not 404: it exists, it is only away. */
export const ROUTE_OWNERS: Readonly<Record<RouteName, RemoteName | 'shell'>> = {
  home: 'shell',
  cmsHub: 'shell',
  notFound: 'shell',
  terms: 'shell',
  privacy: 'shell',
  imprint: 'shell',
  productions: 'programme',
  production: 'programme',
  productionCalendarFile: 'programme',
  events: 'programme',
  event: 'programme',
  eventCalendarFile: 'programme',
  programmeCalendarFile: 'programme',
  magazine: 'magazine',
  magazineTags: 'magazine',
  magazineCategory: 'magazine',
  magazineTag: 'magazine',
  article: 'magazine',
  team: 'magazine',
  person: 'magazine',
  venue: 'programme',
  series: 'programme',
  form: 'shell',
  search: 'magazine',
  userProfile: 'shell',
  userProfileVariant: 'shell',
  userSettings: 'shell',
  userSettingsVariant: 'shell',
};
