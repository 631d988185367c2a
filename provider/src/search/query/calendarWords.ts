import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import { foldWord } from '../text/foldWord.ts';

const MONTH_NAMES = [
  'januar january jan jänner',
  'februar february feb',
  'märz march mrz mar',
  'april apr',
  'mai may',
  'juni june jun',
  'juli july jul',
  'august aug',
  'september sep sept',
  'oktober october okt oct',
  'november nov',
  'dezember december dez dec',
];
/** Words of other meanings: they name a month beside a number or alone, not within a phrase. */
const AMBIGUOUS_MONTHS = new Set(['may', 'march', 'mar', 'jan', 'mai'].map(foldWord));

const WEEKDAY_NAMES = [
  'montag monday',
  'dienstag tuesday',
  'mittwoch wednesday',
  'donnerstag thursday',
  'freitag friday',
  'samstag saturday sonnabend',
  'sonntag sunday',
];

/** Days with a name, as `MM-DD` or counted from Easter Sunday; longer names first. */
const NAMED_DAYS: readonly (readonly [names: readonly string[], day: (year: number) => readonly [from: IsoDay, to: IsoDay]])[] = [
  [['silvester', 'sylvester', 'new years eve', 'new year eve'], (year) => [`${year}-12-31`, `${year}-12-31`]],
  [['neujahr', 'neujahrstag', 'new years day', 'new year day'], (year) => [`${year}-01-01`, `${year}-01-01`]],
  [['heiligabend', 'heiliger abend', 'christmas eve'], (year) => [`${year}-12-24`, `${year}-12-24`]],
  [['weihnachten', 'christmas'], (year) => [`${year}-12-24`, `${year}-12-26`]],
  [['nikolaus'], (year) => [`${year}-12-06`, `${year}-12-06`]],
  [['halloween'], (year) => [`${year}-10-31`, `${year}-10-31`]],
  [['karfreitag', 'good friday'], (year) => [addDays(easterSunday(year), -2), addDays(easterSunday(year), -2)]],
  [['ostern', 'easter'], (year) => [addDays(easterSunday(year), -2), addDays(easterSunday(year), 1)]],
  [['pfingsten', 'whitsun', 'pentecost'], (year) => [addDays(easterSunday(year), 49), addDays(easterSunday(year), 50)]],
];

/** The number of a month by its name in either language, 1 to 12. */
export function parseMonth(word: string): number | null {
  return MONTHS.get(word) ?? null;
}

export function isAmbiguousMonth(word: string): boolean {
  return AMBIGUOUS_MONTHS.has(word);
}

/** The ISO number of a weekday by its name in either language, 1 is Monday. */
export function parseWeekday(word: string): number | null {
  return WEEKDAYS.get(word) ?? null;
}

/**
 * The named day that stands at the beginning of these folded
 * words: how many of them it takes, and when it is in a year.
 */
export function parseNamedDay(words: readonly string[]) {
  for (const [names, daysIn] of NAMED_DAYS) {
    for (const name of names) {
      const parts = name.split(' ').map(foldWord);
      if (parts.every((part, index) => words[index] === part)) return { length: parts.length, daysIn };
    }
  }
  return null;
}

const MONTHS = numbered(MONTH_NAMES);
const WEEKDAYS = numbered(WEEKDAY_NAMES);

function numbered(lines: readonly string[]): Map<string, number> {
  return new Map(lines.flatMap((line, index) => line.split(' ').map((name) => [foldWord(name), index + 1] as const)));
}

/** Easter by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): IsoDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
