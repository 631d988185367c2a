/** A calendar day as `YYYY-MM-DD`, always a day of the house. */
export type IsoDay = string;

const URL_DATE = /^(\d{2})-(\d{2})-(\d{4})$/;

/**
 * Reads the `DD-MM-YYYY` of a URL; `null` unless it is a real date of the years 1900 to 2100 (R11).
 */
export function parseUrlDate(value: string): IsoDay | null {
  const match = URL_DATE.exec(value);
  if (!match) return null;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${match[3]}-${match[2]}-${match[1]}` : null;
}

/** Writes a day as URLs carry it: `2026-07-31` is `31-07-2026`. */
export function formatUrlDate(day: IsoDay): string {
  return day.split('-').reverse().join('-');
}
