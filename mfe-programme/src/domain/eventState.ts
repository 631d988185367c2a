import type { EventSummary } from '@spielplan/shared-contracts/api';

/** What a visitor must know before anything else; each has its words in the messages (`state.sold_out`). */
export type EventState = 'cancelled' | 'postponed' | 'over' | 'sold_out' | 'few' | 'free';

/** The one state of an event that is shown: what happens to the event itself outweighs its tickets. Null is the ordinary case. */
export function eventState({ status, ticket_status }: Pick<EventSummary, 'status' | 'ticket_status'>): EventState | null {
  if (status !== 'scheduled') return status;
  return ticket_status === 'available' || ticket_status === 'none' ? null : ticket_status;
}
