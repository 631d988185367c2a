/** What holds today, ready to print; null where it is not known for sure (R42). */
export interface HoursToday {
  text: string;
  link: string | null;
}
