import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES } from '@spielplan/shared-contracts/routes';

/** The addresses of the programme. */
export const routes: readonly RemoteRoute[] = [
  { id: 'productions', patterns: ROUTES.productions, hasPageHeader: true, sections: ['productions-intro'] },
  { id: 'production', patterns: ROUTES.production },
  { id: 'exhibitions', patterns: ROUTES.exhibitions, hasPageHeader: true },
  { id: 'events', patterns: ROUTES.events, hasPageHeader: true, sections: ['events-intro'] },
  { id: 'event', patterns: ROUTES.event },
  { id: 'eventCalendarFile', patterns: ROUTES.eventCalendarFile },
  { id: 'venue', patterns: ROUTES.venue },
  { id: 'series', patterns: ROUTES.series },
  { id: 'productionCalendarFile', patterns: ROUTES.productionCalendarFile },
  { id: 'programmeCalendarFile', patterns: ROUTES.programmeCalendarFile },
  { id: 'favourites', patterns: ROUTES.favourites, hasPageHeader: true },
  { id: 'favouritesCalendarFile', patterns: ROUTES.favouritesCalendarFile },
];
