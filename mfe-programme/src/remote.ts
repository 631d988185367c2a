import { defineRemote } from '@spielplan/shared-contracts/remote';

/** What the programme exposes to browsers; everything is lazy and nothing shared is imported here. */
export const remote = defineRemote({
  name: 'programme',
  screens: {
    events: () =>
      import(/* webpackChunkName: "screen-events" */ './screens/EventList/EventListScreen.tsx').then((m) => m.EventListScreen),
    event: () => import(/* webpackChunkName: "screen-event" */ './screens/Event/EventScreen.tsx').then((m) => m.EventScreen),
    venue: () => import(/* webpackChunkName: "screen-venue" */ './screens/Venue/VenueScreen.tsx').then((m) => m.VenueScreen),
    series: () => import(/* webpackChunkName: "screen-series" */ './screens/Series/SeriesScreen.tsx').then((m) => m.SeriesScreen),
  },
  blocks: {
    event_list: () =>
      import(/* webpackChunkName: "block-event_list" */ './blocks/EventList/EventListBlock.tsx').then((m) => m.EventListBlock),
  },
});
