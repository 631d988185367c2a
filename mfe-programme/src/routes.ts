import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES } from '@spielplan/shared-contracts/routes';
import { EVENT_LIST_KEYS } from './domain/lists/eventListQuery.ts';
import { EVENTS_KEY } from './domain/favourites/savedEventsQuery.ts';
import { PRODUCTION_LIST_KEYS } from './domain/lists/productionListQuery.ts';

/** The addresses of the programme. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'productions',
    patterns: ROUTES.productions,
    query: PRODUCTION_LIST_KEYS,
    hasPageHeader: true,
    sections: ['productions-intro'],
  },
  { id: 'production', patterns: ROUTES.production },
  { id: 'exhibitions', patterns: ROUTES.exhibitions, query: ['page'], hasPageHeader: true },
  { id: 'events', patterns: ROUTES.events, query: EVENT_LIST_KEYS, hasPageHeader: true, sections: ['events-intro'] },
  { id: 'event', patterns: ROUTES.event },
  { id: 'eventCalendarFile', patterns: ROUTES.eventCalendarFile },
  { id: 'venue', patterns: ROUTES.venue },
  { id: 'series', patterns: ROUTES.series },
  { id: 'productionCalendarFile', patterns: ROUTES.productionCalendarFile },
  { id: 'programmeCalendarFile', patterns: ROUTES.programmeCalendarFile, query: EVENT_LIST_KEYS },
  { id: 'favourites', patterns: ROUTES.favourites, query: [EVENTS_KEY], hasPageHeader: true },
  { id: 'favouritesCalendarFile', patterns: ROUTES.favouritesCalendarFile, query: [EVENTS_KEY] },
];
