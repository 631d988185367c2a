import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { DayTitles } from '../events/listItem.ts';
import type { EventStyle } from '../lists/eventListView.ts';
import type { PlanCard } from '../plan/planCard.ts';
import type { Points } from '../plan/planDays.ts';

/**
 * A calendar in pieces, so that a browser can put the file together without a connection (RFC 5545).
 */
export interface CalendarPieces {
  head: string;
  /** By event id. */
  entries: Readonly<Record<number, string>>;
  tail: string;
}

/** What is on at the weekend, for who has saved nothing yet. */
export interface Suggestion {
  id: number;
  href: string;
  title: string;
  /** "Samstag, 28. November 2026, 20:00 Uhr". */
  date: string;
  place: string;
}

/**
 * Saved events, ready to show (R50) as a plan (R66). The address names
 * them; an address without any shows this browser's own.
 */
export interface SavedEventsView {
  /** The ids of the address, ascending; null where it names none. */
  asked: number[] | null;
  style: EventStyle;
  /** Those to come, soonest first, and those that are over. */
  items: PlanCard[];
  over: PlanCard[];
  days: DayTitles;
  points: Points;
  /** "Stand: 26. November 2026, 14:05 Uhr", for a browser that shows it later without a connection. */
  asOf: string;
  /** None where the address names events: those pages are never empty. */
  suggestions: Suggestion[];
  /** What is sold of each event, where the address asks for it. */
  bookings?: BookingSlotProps[];
  /** What to do while nothing can be sold (R72), for `RichText`; left out while the shop is open. */
  closedShop?: string;
  /** Ids that no event has (any more). */
  missing: number[];
  /** Path of this page, of the programme and of the calendar file, each without a query. */
  path: string;
  listPath: string;
  calendarPath: string;
  calendar: CalendarPieces;
}
