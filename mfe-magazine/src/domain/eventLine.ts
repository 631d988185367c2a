/** A date of the programme in one line, in Berlin: "28", "November 2026", "Samstag, 18:00 Uhr". */
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
  /** "Abgesagt", "Restkarten", "Neuer Termin"; `null` in the ordinary case. */
  state: string | null;
}
