import { houseWallTime, instantOfWallTime } from './wallTime.ts';

/** `HH.mm` as it is typed (product.md section 9), also `9.30` and `09:30`; null where it is no time. */
export function parseTime(typed: string): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(typed.trim()) ?? [];
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

/** A closing time as it is typed: also `24.00`, the midnight at which the day ends; null where it is no time. */
export function parseClosingTime(typed: string): string | null {
  return /^24(?:[.:]00)?$/.test(typed.trim()) ? '24:00' : parseTime(typed);
}

/** `09:30` as it is typed. */
export function writeTime(time: string | null): string {
  return time?.replace(':', '.') ?? '';
}

/** Day and time of the house (R1) as an instant; null where either does not fit. */
export function parseMoment(day: string, typed: string): string | null {
  const time = parseTime(typed);
  if (!time || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  return new Date(instantOfWallTime(`${day}T${time}`)).toISOString();
}

/** An instant as day and time of the house; both empty where it is none. */
export function splitMoment(instant: string | null): { day: string; time: string } {
  if (!instant || Number.isNaN(Date.parse(instant))) return { day: '', time: '' };
  const [day = '', time = ''] = houseWallTime(Date.parse(instant)).split('T');
  return { day, time: writeTime(time.slice(0, 5)) };
}
