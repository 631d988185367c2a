import type { Picture } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { StageDate } from '../../components/dates/LargeDate.tsx';
import type { EventState } from '@spielplan/shared-contracts/rules';
import type { Reading } from '../../domain/entry/entryView.ts';
import type { DayTitle } from '../../domain/events/listItem.ts';
import type { ProductionCard } from '../../domain/productions/productionCard.ts';

/**
 * The parts of a production's page, in the order the house
 * configures (product.md section 3, design settings).
 */
export const PRODUCTION_BLOCKS = ['stage', 'dates', 'text', 'credits', 'related'] as const;
export type ProductionBlock = (typeof PRODUCTION_BLOCKS)[number];

/** Where a production's dates are, for links and the sticky ticket button. */
export const DATES_ID = 'dates';

/** One date of a production with the state of its tickets. */
export interface ProductionDate {
  id: number;
  href: string;
  /** The day in the house, YYYY-MM-DD. */
  day: string;
  title: DayTitle;
  time: string;
  /** The whole date in one phrase, for the name of its link. */
  label: string;
  place: string;
  state: EventState | null;
  /** When it is over, in epoch ms. */
  overAt: number;
  /** "Vorverkauf ab …" while the sale has not begun. */
  saleNote: string | null;
  /** What the booking slot is given; null where the date's own page sells, or nothing is sold. */
  booking: BookingSlotProps | null;
  /** Whether its own page has tickets. */
  hasTickets: boolean;
}

/** A production's page, ready to show. */
export interface ProductionView {
  id: number;
  blocks: ProductionBlock[];
  preline: string;
  title: string;
  subline: string;
  next: StageDate | null;
  details: string[];
  picture: Picture | null;
  calendarPath: string | null;
  reading: Reading;
  dates: ProductionDate[];
  /** Which of all dates these are, and the ways to others; null where these are all. */
  window: { first: number; last: number; count: number; previous: string | null; next: string | null } | null;
  related: ProductionCard[];
  /** Whether there are tickets for any of these dates. */
  hasTickets: boolean;
  /** The next date that can be booked, for the sticky ticket button. */
  current: { id: number; ticketUrl: string | null; isBookable: boolean } | null;
}
