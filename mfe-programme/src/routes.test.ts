import { FILTER_KEYS, FIRST_DAY_KEY } from './domain/lists/eventListQuery.ts';
import { EVENTS_KEY } from './domain/savedEvents/savedEventsQuery.ts';
import { PRODUCTION_FILTER_KEYS } from './domain/lists/productionListQuery.ts';
import { routes } from './routes.ts';

it('routes name the query keys that the lists read', () => {
  const ofEvents = [...FILTER_KEYS, 'date', 'date_to', 'page', FIRST_DAY_KEY];
  expect([routes.events.query, routes.programmeCalendarFile.query]).toEqual([[...ofEvents, 'view'], ofEvents]);
  expect(routes.productions.query).toEqual([...PRODUCTION_FILTER_KEYS, 'date', 'page']);
  expect([routes.favourites.query, routes.favouritesCalendarFile.query]).toEqual([[EVENTS_KEY, 'tickets'], [EVENTS_KEY]]);
});
