import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES } from '@spielplan/shared-contracts/routes';

/** The addresses of the programme. */
export const routes: readonly RemoteRoute[] = [
  { id: 'productions', patterns: ROUTES.productions, hasPageHeader: true, bodyClass: 'cms' },
  { id: 'production', patterns: ROUTES.production, bodyClass: 'non-cms' },
  { id: 'events', patterns: ROUTES.events },
  { id: 'event', patterns: ROUTES.event, bodyClass: 'non-cms' },
  { id: 'eventCalendarFile', patterns: ROUTES.eventCalendarFile },
  { id: 'venue', patterns: ROUTES.venue, bodyClass: null },
  { id: 'series', patterns: ROUTES.series, bodyClass: null },
  { id: 'productionCalendarFile', patterns: ROUTES.productionCalendarFile },
  { id: 'programmeCalendarFile', patterns: ROUTES.programmeCalendarFile },
];
