import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { foldWord } from '../text/foldWord.ts';

interface RelativeDays {
  from: IsoDay;
  to: IsoDay;
  /** How many words say so. */
  length: number;
}

const TODAY = folded('heute today');
const TOMORROW = folded('morgen tomorrow');
const NEAR_DAYS = folded('heute today tonight morgen tomorrow übermorgen');
const PARTS_OF_DAY = folded('früh vormittag mittag nachmittag abend nacht morning noon afternoon evening night');
const NEXT = folded('nächste nächsten nächster nächstes kommende kommenden kommender kommendes next coming');
const THIS = folded('diese diesen dieser dieses diesem this');
const WEEK = folded('woche week');
const WEEKEND = folded('wochenende weekend');
const MONTH = folded('monat month');
const PERIODS = [WEEK, WEEKEND, MONTH, PARTS_OF_DAY];

/** Words that say which day or week is meant. */
export const isNextWord = (word: string): boolean => NEXT.has(word);

/**
 * Days that folded words count from today: "heute Abend", "this evening", "nächste Woche", "next
 * weekend". Of this week and month only what is to come; on a Sunday the weekend is that day, and
 * the next one six days later.
 */
export function parseRelativeDays(first: string, second: string, today: IsoDay): RelativeDays | null {
  const at = (days: number, length: number) => ({ from: addDays(today, days), to: addDays(today, days), length });
  const length = PARTS_OF_DAY.has(second) ? 2 : 1;
  if (TODAY.has(first)) return at(0, length);
  if (first === 'tonight') return at(0, 1);
  if (TOMORROW.has(first)) return at(1, length);
  if (first === foldWord('übermorgen')) return at(2, length);
  if (WEEKEND.has(first)) return { ...weekendOf(today), length: 1 };
  if (NEXT.has(first)) return parsePeriod(second, today, true);
  if (THIS.has(first)) return PARTS_OF_DAY.has(second) ? at(0, 2) : parsePeriod(second, today, false);
  return null;
}

/** Whether folded words say nothing but days near by. */
export function areNearDays([first = '', ...others]: readonly string[]): boolean {
  if (NEAR_DAYS.has(first)) return others.every((word) => PARTS_OF_DAY.has(word));
  const [second = '', ...more] = others;
  return (NEXT.has(first) || THIS.has(first)) && PERIODS.some((words) => words.has(second)) && more.length === 0;
}

function parsePeriod(word: string, today: IsoDay, isNext: boolean): RelativeDays | null {
  const weekday = weekdayOf(today);
  if (WEEK.has(word)) {
    const sunday = addDays(today, 7 - weekday);
    return isNext ? { from: addDays(sunday, 1), to: addDays(sunday, 7), length: 2 } : { from: today, to: sunday, length: 2 };
  }
  if (WEEKEND.has(word)) {
    const isNow = weekday >= 6;
    return { ...weekendOf(isNext && isNow ? addDays(today, 8 - weekday) : today), length: 2 };
  }
  if (MONTH.has(word)) {
    const noon = inHouseZone(`${today}T12:00:00`);
    const month = isNext ? noon.plus({ months: 1 }).startOf('month') : noon;
    return { from: month.toISODate(), to: month.endOf('month').toISODate(), length: 2 };
  }
  return null;
}

function weekendOf(today: IsoDay): { from: IsoDay; to: IsoDay } {
  const weekday = weekdayOf(today);
  const saturday = addDays(today, 6 - weekday);
  return { from: weekday === 7 ? today : saturday, to: addDays(saturday, 1) };
}

function weekdayOf(day: IsoDay): number {
  return inHouseZone(`${day}T12:00:00`).weekday;
}

function folded(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(foldWord));
}
