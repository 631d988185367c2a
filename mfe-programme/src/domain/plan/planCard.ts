import type { EventCard } from '../events/listItem.ts';
import type { Planned } from './planDays.ts';

/** An event as a plan shows it: its row, and what the plan calculates with. */
export interface PlanCard extends EventCard, Omit<Planned, keyof EventCard> {
  /** "bis 22:00 Uhr · Einlass 19:15 Uhr", of that what the house tells. */
  times: string;
  /** Where it is sold, while it is. */
  ticketUrl: string | null;
}
