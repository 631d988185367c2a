import type { IsoDay } from '@spielplan/shared-contracts/i18n';

/** The days of a series or a house on which something is on, ready to show. */
export interface DatesView {
  /** The programme of it, ready for its days: `/de/programm/veranstaltungen?series=3&`. */
  listPath: string;
  /** Monday to Sunday: "Mo", and in full. */
  weekdays: { short: string; long: string }[];
  months: { month: string; title: string; days: { day: IsoDay; label: string }[] }[];
}

/** A date that is not like the others of its production. */
export interface SpecialDate {
  id: number;
  /** "Premiere", "Zum letzten Mal". */
  occasion: string;
  title: string;
  href: string;
  date: string;
  place: string;
}
