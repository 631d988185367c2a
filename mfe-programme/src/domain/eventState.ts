import type { EventSummary } from '@spielplan/shared-contracts/api';

/** What a visitor must know before anything else; each has its words in the messages (`state.sold_out`). */
export type EventState = 'cancelled' | 'postponed' | 'over' | 'sold_out' | 'few' | 'free' | 'moved';

type Stated = Pick<EventSummary, 'status' | 'ticket_status' | 'previous_date_start'>;

/** The one state of an event that is shown: what happens to the event itself outweighs its tickets. Null is the ordinary case. */
export function eventState({ status, ticket_status: tickets, previous_date_start: before }: Stated): EventState | null {
  if (status !== 'scheduled') return status;
  if (tickets !== 'available' && tickets !== 'none') return tickets;
  return before === undefined ? null : 'moved';
}
