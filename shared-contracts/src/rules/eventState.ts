import type { EventSummary } from '../api/index.ts';

/**
 * What a visitor must know of an event before anything
 * else; each has its words in the messages of who shows it.
 */
export type EventState = 'cancelled' | 'postponed' | 'over' | 'sold_out' | 'few' | 'free' | 'moved';

type Dated = Pick<EventSummary, 'date_start' | 'date_end' | 'duration_minutes'>;

/** What the state of an event is read from; null where a provider does not say it. */
export interface StatedEvent extends Dated {
  status: EventSummary['status'] | null;
  ticket_status: EventSummary['ticket_status'] | null;
  previous_date_start?: string | undefined;
}

/** How long an event lasts whose end and length the house does not give. */
const WITHOUT_END_MS = 3 * 3_600_000;

/**
 * When an event is over: at its end, else when it has lasted as long as its production does, else three
 * hours after its start (R55). Epoch ms and minutes; an end that is not behind the start is none.
 */
export function endOfEvent(start: number, end: number | null, minutes: number | null): number {
  if (end !== null && end > start) return end;
  return start + (minutes !== null && minutes > 0 ? minutes * 60_000 : WITHOUT_END_MS);
}

/** The same of an event as calls carry it. */
export function overAt({ date_start: start, date_end: end, duration_minutes: minutes = null }: Dated): number {
  return endOfEvent(Date.parse(start), end === null ? null : Date.parse(end), minutes);
}

/** The end that is told of an event: one that is not behind its start is a mistake and left out. */
export function knownEnd({ date_start: start, date_end: end }: Omit<Dated, 'duration_minutes'>): string | null {
  return end !== null && Date.parse(end) > Date.parse(start) ? end : null;
}

/** Whether an event is over at `now` (epoch ms). */
export function isOver(event: Dated, now: number): boolean {
  return overAt(event) <= now;
}

/**
 * When the next of some events is over (epoch ms), so
 * that caches end there; infinity where none is to come.
 */
export function nextOver(events: readonly Dated[], now: number): number {
  return Math.min(Number.POSITIVE_INFINITY, ...events.map(overAt).filter((moment) => moment > now));
}

/**
 * The one state of an event that is shown at `now` (epoch ms): that it does not take place weighs
 * most, then that it is over, then its tickets, then that it was moved. Null is the ordinary case.
 */
export function eventState(event: StatedEvent, now: number): EventState | null {
  const { status, ticket_status: tickets, previous_date_start: before } = event;
  if (status === 'cancelled' || status === 'postponed') return status;
  if (isOver(event, now)) return 'over';
  if (tickets === 'sold_out' || tickets === 'few' || tickets === 'free') return tickets;
  return before === undefined ? null : 'moved';
}
