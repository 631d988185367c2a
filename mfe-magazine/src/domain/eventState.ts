import type { EventSummary } from '@spielplan/shared-contracts/api';

/** What a visitor must know of an event before anything else; each has its word in the messages (`event.soldOut`). */
export type EventState = 'cancelled' | 'postponed' | 'soldOut' | 'few' | 'moved';

/** What an event's states are read from; `null` where it is not said. */
export interface StatedEvent {
  status: EventSummary['status'] | null;
  ticket_status: EventSummary['ticket_status'] | null;
  previous_date_start?: string | undefined;
}

/**
 * The one state of an event that is shown, in the programme's words: that it does not take place weighs more than its
 * tickets, and these more than that it was moved. Null is the ordinary case.
 */
export function eventState({ status, ticket_status: tickets, previous_date_start: before }: StatedEvent): EventState | null {
  if (status === 'cancelled' || status === 'postponed') return status;
  if (tickets === 'sold_out') return 'soldOut';
  if (tickets === 'few') return 'few';
  return before === undefined ? null : 'moved';
}
