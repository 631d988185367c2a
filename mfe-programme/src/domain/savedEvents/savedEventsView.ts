import type { EventStyle } from '../lists/eventListView.ts';
import type { DayTitles, EventCard } from '../events/listItem.ts';

/**
 * A calendar in pieces, so that a browser can put the file together without a connection (RFC 5545).
 */
export interface CalendarPieces {
  head: string;
  /** By event id. */
  entries: Readonly<Record<number, string>>;
  tail: string;
}

/**
 * Saved events, ready to show (R50). The address names
 * them; an address without any shows this browser's own.
 */
export interface SavedEventsView {
  /** The ids of the address, ascending; null where it names none. */
  asked: number[] | null;
  style: EventStyle;
  /** Those to come, soonest first, and those that are over. */
  items: EventCard[];
  over: EventCard[];
  days: DayTitles;
  /** Ids that no event has (any more). */
  missing: number[];
  /** Path of this page, of the programme and of the calendar file, each without a query. */
  path: string;
  listPath: string;
  calendarPath: string;
  calendar: CalendarPieces;
}
