import { defineRemote } from '@spielplan/shared-contracts/remote';

/**
 * What the programme exposes to browsers; everything is lazy and nothing shared is imported here.
 */
export const remote = defineRemote({
  name: 'programme',
  screens: {
    productions: () =>
      import(/* webpackChunkName: "screen-productions" */ './screens/ProductionList/ProductionListScreen.tsx').then(
        (m) => m.ProductionListScreen,
      ),
    production: () =>
      import(/* webpackChunkName: "screen-production" */ './screens/Production/ProductionScreen.tsx').then(
        (m) => m.ProductionScreen,
      ),
    exhibitions: () =>
      import(/* webpackChunkName: "screen-exhibitions" */ './screens/ExhibitionList/ExhibitionListScreen.tsx').then(
        (m) => m.ExhibitionListScreen,
      ),
    events: () =>
      import(/* webpackChunkName: "screen-events" */ './screens/EventList/EventListScreen.tsx').then((m) => m.EventListScreen),
    event: () => import(/* webpackChunkName: "screen-event" */ './screens/Event/EventScreen.tsx').then((m) => m.EventScreen),
    access: () => import(/* webpackChunkName: "screen-access" */ './screens/Access/AccessScreen.tsx').then((m) => m.AccessScreen),
    venues: () =>
      import(/* webpackChunkName: "screen-venues" */ './screens/VenueList/VenueListScreen.tsx').then((m) => m.VenueListScreen),
    seriesList: () =>
      import(/* webpackChunkName: "screen-seriesList" */ './screens/SeriesList/SeriesListScreen.tsx').then(
        (m) => m.SeriesListScreen,
      ),
    venue: () => import(/* webpackChunkName: "screen-venue" */ './screens/Venue/VenueScreen.tsx').then((m) => m.VenueScreen),
    series: () => import(/* webpackChunkName: "screen-series" */ './screens/Series/SeriesScreen.tsx').then((m) => m.SeriesScreen),
    favourites: () =>
      import(/* webpackChunkName: "screen-favourites" */ './screens/SavedEvents/SavedEventsScreen.tsx').then(
        (m) => m.SavedEventsScreen,
      ),
  },
  slots: {
    'event.overlay': () =>
      import(/* webpackChunkName: "slot-event.overlay" */ './slots/EventOverlay/EventOverlay.tsx').then((m) => m.EventOverlay),
    'offline.season': () =>
      import(/* webpackChunkName: "slot-offline.season" */ './slots/OfflineSeason/OfflineSeason.tsx').then(
        (m) => m.OfflineSeason,
      ),
  },
  blocks: {
    venue: () => import(/* webpackChunkName: "block-venue" */ './blocks/Venue/VenueBlock.tsx').then((m) => m.VenueBlock),
    venue_list: () =>
      import(/* webpackChunkName: "block-venue_list" */ './blocks/VenueList/VenueListBlock.tsx').then((m) => m.VenueListBlock),
    event_list: () =>
      import(/* webpackChunkName: "block-event_list" */ './blocks/EventList/EventListBlock.tsx').then((m) => m.EventListBlock),
  },
});
