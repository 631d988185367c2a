import { defineRemote } from '@spielplan/shared-contracts/remote';

/** What booking gives to browsers. */
export const remote = defineRemote({
  name: 'booking',
  slots: {
    'event.booking': () =>
      import(/* webpackChunkName: "slot-event.booking" */ './slots/EventBooking/EventBooking.tsx').then((m) => m.EventBooking),
    'header.cart': () =>
      import(/* webpackChunkName: "slot-header.cart" */ './slots/HeaderCart/HeaderCart.tsx').then((m) => m.HeaderCart),
    'plan.booking': () =>
      import(/* webpackChunkName: "slot-plan.booking" */ './slots/PlanBooking/PlanBooking.tsx').then((m) => m.PlanBooking),
  },
});
