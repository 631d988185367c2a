import type { IsoDay } from '@spielplan/shared-contracts/i18n';

/** A month as YYYY-MM. */
export type IsoMonth = string;

/** Addresses know the years 1900 to 2100 (R11). */
const FIRST_DAY: IsoDay = '1900-01-01';
const LAST_DAY: IsoDay = '2100-12-31';

/** Some days from Monday to Sunday, for their names. */
export const A_WEEK: readonly IsoDay[] = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
];

/** The month of a day. */
export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7);
}

/**
 * The weeks of a month from Monday to Sunday; days of its neighbours
 * are null. Plain arithmetic on dates, so no zone matters.
 */
export function weeksOf(month: IsoMonth): (IsoDay | null)[][] {
  const first: IsoDay = `${month}-01`;
  const days: (IsoDay | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; monthOf(day) === month; day = shiftDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The day so many days later, within the years of addresses. */
function shiftDays(day: IsoDay, days: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return within(date.toISOString().slice(0, 10));
}

/**
 * The same day so many months later, or that month's
 * last one: 31 January, a month later, is 28 February.
 */
export function shiftMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return within(last.toISOString().slice(0, 10));
}

/** Where a key of the ARIA date grid leads from a day; null for any other key. */
export function dayForKey(key: string, isShifted: boolean, day: IsoDay): IsoDay | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftDays(day, -1);
    case 'ArrowRight':
      return shiftDays(day, 1);
    case 'ArrowUp':
      return shiftDays(day, -7);
    case 'ArrowDown':
      return shiftDays(day, 7);
    case 'Home':
      return shiftDays(day, -weekdayOf(day));
    case 'End':
      return shiftDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return shiftMonths(day, isShifted ? -12 : -1);
    case 'PageDown':
      return shiftMonths(day, isShifted ? 12 : 1);
    default:
      return null;
  }
}

/**
 * What is known of a day: over, without events, with some, possibly with some (R17), or nothing yet.
 */
export type DayKind = 'past' | 'none' | 'events' | 'possible' | 'unknown';

interface KnownDays {
  today: IsoDay;
  /** Days with events, as the calendar call answers; null while that is not known. */
  days: ReadonlySet<IsoDay> | null;
  /** Whether the answer heeds every chosen filter. */
  isCertain: boolean;
}

/**
 * What a day of the calendar is. A day is never said to have
 * events unless the provider said so under all filters.
 */
export function dayKind(day: IsoDay, { today, days, isCertain }: KnownDays): DayKind {
  if (day < today) return 'past';
  if (days === null) return 'unknown';
  if (!days.has(day)) return 'none';
  return isCertain ? 'events' : 'possible';
}

/**
 * Whether a day can be chosen: while nothing is known of it, too, since the list itself will tell.
 */
export function isChoosable(kind: DayKind): boolean {
  return kind !== 'past' && kind !== 'none';
}

/** 0 on Mondays. */
function weekdayOf(day: IsoDay): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function within(day: string): IsoDay {
  if (day < FIRST_DAY || day.startsWith('-')) return FIRST_DAY;
  return day > LAST_DAY || day.startsWith('+') ? LAST_DAY : day;
}
