import { SpielplanError } from '../errors/SpielplanError.ts';
import type { IsoDay } from './urlDate.ts';

const WEEKDAYS = [
  'dies Solis',
  'dies Lunae',
  'dies Martis',
  'dies Mercurii',
  'dies Iovis',
  'dies Veneris',
  'dies Saturni',
] as const;
const MONTHS = [
  'Ianuarius',
  'Februarius',
  'Martius',
  'Aprilis',
  'Maius',
  'Iunius',
  'Iulius',
  'Augustus',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface LatinDate {
  weekday: string;
  dayNumber: string;
  month: string;
  year: string;
}

/**
 * Names a day of the house in Latin: 2026-08-01 is "dies Saturni", "1", "Augustus", "2026". Latin is for
 * names of days and months only; it is never a language of the site (R7). Throws `MALFORMED_DATE`.
 */
export function latinDate(day: IsoDay): LatinDate {
  const date = new Date(`${day}T00:00:00Z`);
  const [weekday, month] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]];
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
    weekday === undefined ||
    month === undefined ||
    date.toISOString().slice(0, 10) !== day
  ) {
    throw new SpielplanError('MALFORMED_DATE', { detail: day });
  }
  return { weekday, dayNumber: String(date.getUTCDate()), month, year: day.slice(0, 4) };
}
