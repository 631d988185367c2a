import { defineServerRemote } from '@spielplan/shared-contracts/remote';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { EventBooking } from './slots/EventBooking/EventBooking.tsx';
import { HeaderCart } from './slots/HeaderCart/HeaderCart.tsx';
import { PlanBooking } from './slots/PlanBooking/PlanBooking.tsx';

/** What booking gives to the shell's server. */
export const remote = defineServerRemote({
  name: 'booking',
  slots: { 'event.booking': EventBooking, 'header.cart': HeaderCart, 'plan.booking': PlanBooking },
  messages: { de, en },
});
