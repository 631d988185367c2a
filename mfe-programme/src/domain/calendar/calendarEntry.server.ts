import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { CalendarEvent } from './calendarFile.server.ts';
import { placeOf } from '../events/presentCards.server.ts';
import { addressLines } from '../venues/presentAddress.server.ts';

/**
 * An event for a calendar: where it is, what it is and where tickets are.
 * `made` is when the file is, for events that do not say when they changed.
 */
export function calendarEntry(event: CalendarEvent['event'], made: string, { text }: Pick<LoadContext, 'text'>): CalendarEvent {
  return {
    event,
    place: [placeOf(event), ...addressLines(event.address ?? null)].filter(Boolean).join(', '),
    description: [event.subline, ticketLine(event, text)].filter(Boolean).join('\n'),
    made,
  };
}

function ticketLine({ ticket_url: url, status }: EventSummary, text: LoadContext['text']): string | null {
  return url && status !== 'cancelled' ? text('calendar.tickets', { url }) : null;
}
