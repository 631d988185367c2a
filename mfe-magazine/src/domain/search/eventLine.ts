import type { EventState } from '@spielplan/shared-contracts/rules';

/** A date of the programme in one line, in the house's zone: "28", "November 2026", "Samstag, 18:00 Uhr". */
export interface EventLine {
  id: number;
  href: string;
  title: string;
  subline: string;
  day: string;
  dayNumber: string;
  month: string;
  time: string;
  place: string;
  state: EventState | null;
  /** When it is over, in epoch ms. */
  overAt: number;
}
