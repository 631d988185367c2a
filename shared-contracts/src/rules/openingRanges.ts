import type { OpeningHours } from '../api/site.ts';
import { addDays, inHouseZone } from '../i18n/dates.ts';
import type { IsoDay } from '../i18n/urlDate.ts';

/** Wall times of the house of a range, `HH:mm`; an end at midnight is "24:00". */
export interface RangeTimes {
  from: string;
  to: string;
}

/** A range of opening hours; `start` and `end` in epoch ms, the end not included. */
export interface OpeningRange extends RangeTimes {
  start: number;
  end: number;
}

type Entry = OpeningHours['opening_hours'][number];

const WALL_TIME = /^([01]\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?$/;

/**
 * Reads the ranges of a day of the house, sorted by start, those that touch or overlap made one. A range
 * that ends at or before its start runs past midnight. Empty where there is none or where one cannot
 * be read for sure.
 */
export function parseOpeningRanges(entries: readonly Entry[], day: IsoDay): OpeningRange[] {
  const ranges: OpeningRange[] = [];
  for (const entry of entries) {
    const range = parseRange(entry, day);
    if (!range) return [];
    ranges.push(range);
  }
  ranges.sort((a, b) => a.start - b.start || a.end - b.end);
  const joined: OpeningRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (!last || range.start > last.end) joined.push({ ...range });
    else if (range.end > last.end) Object.assign(last, { to: range.to, end: range.end });
  }
  return joined;
}

function parseRange({ time_from, time_to }: Entry, day: IsoDay): OpeningRange | null {
  const [from, to] = [parseWallTime(time_from), parseWallTime(time_to)];
  // The same time twice may mean round the clock or not at all.
  if (!from || !to || from === to || from === '24:00') return null;
  const endsAtMidnight = to === '24:00' || to === '00:00';
  const endDay = endsAtMidnight || to < from ? addDays(day, 1) : day;
  const end = inHouseZone(`${endDay}T${endsAtMidnight ? '00:00' : to}`).toMillis();
  return { from, to: endsAtMidnight ? '24:00' : to, start: inHouseZone(`${day}T${from}`).toMillis(), end };
}

function parseWallTime(time: string | null): string | null {
  const match = WALL_TIME.exec(time ?? '');
  if (!match || (match[1] === '24' && match[2] !== '00')) return null;
  return `${match[1]}:${match[2]}`;
}
