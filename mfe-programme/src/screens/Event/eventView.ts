import type { Picture } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { EventState } from '@spielplan/shared-contracts/rules';
import type { AccessService } from '../../components/access/AccessContact.tsx';
import type { Reading } from '../../domain/entry/entryView.ts';
import type { AccessNote, DayTitle } from '../../domain/events/listItem.ts';

/**
 * The parts of an event's page, in the order the house
 * configures (product.md section 3, design settings).
 */
export const EVENT_BLOCKS = ['stage', 'booking', 'access', 'text', 'credits', 'dates', 'venue', 'related'] as const;
export type EventBlock = (typeof EVENT_BLOCKS)[number];

/** Another event, in a line. */
export interface EventRow {
  id: number;
  href: string;
  title: string;
  /** "Samstag, 1. August 2026, 20:00 Uhr". */
  date: string;
  place: string;
  state: EventState | null;
  /** When it is over, in epoch ms. */
  overAt: number;
}

/** An event's page, ready to show. */
export interface EventView {
  id: number;
  blocks: EventBlock[];
  /** The day in the house, YYYY-MM-DD. */
  day: string;
  dayTitle: DayTitle;
  time: string;
  /** End of the event where the house gives one (R20). */
  endTime: string | null;
  preline: string;
  title: string;
  subline: string;
  place: string;
  state: EventState | null;
  /** When it is over, in epoch ms. */
  overAt: number;
  picture: Picture | null;
  details: string[];
  /** Path of this page and of the calendar file. */
  path: string;
  calendarPath: string;
  /** What the booking slot is given; null where nothing is sold. */
  booking: BookingSlotProps | null;
  /** What to do while the shop is closed, as markup; null while it is open or nothing is sold. */
  closedShop: string | null;
  /**
   * Whether anything with a price can be booked, for the sticky ticket button (product.md section 2).
   */
  isBookable: boolean;
  /** "Vorverkauf ab …" while the sale has not begun. */
  saleNote: string | null;
  /** Null where nothing is known of it. */
  access: {
    notes: AccessNote[];
    /** Whether places kept for wheelchair users and companions can be booked, or seats of companions alone; null where none are sold here. */
    kept: 'bookable' | 'companions' | 'gone' | null;
    service: AccessService | null;
    needsPath: string | null;
  } | null;
  reading: Reading;
  otherDates: EventRow[];
  /** What else is on of its series, or of its kind. */
  related: EventRow[];
  /** The series it belongs to, and the production it is a date of, each with its own page. */
  series: { name: string; href: string } | null;
  productionHref: string | null;
  venue: { name: string; href: string; room: string; street: string; town: string; mapUrl: string | null } | null;
}
