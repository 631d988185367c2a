import type { OpeningHours } from '../api/site.ts';
import { addDays, houseDayAt, endOfHouseDay, inHouseZone } from '../i18n/dates.ts';
import type { Language } from '../i18n/language.ts';
import { parseOpeningRanges, type RangeTimes } from './openingRanges.ts';
import type { IsoDay } from '../i18n/urlDate.ts';

export type { RangeTimes } from './openingRanges.ts';

/**
 * What the top bar says about today. With several ranges the label lists them all in `ranges`; with
 * one it says until or from when. `closed` is closed all day, or over for today. `unknown` shows
 * nothing.
 */
export type OpeningHoursLabel =
  | { kind: 'openUntil'; time: string; ranges: RangeTimes[] }
  | { kind: 'openFrom'; time: string; ranges: RangeTimes[] }
  | { kind: 'closed' }
  | { kind: 'alternative'; text: string; link: string | null }
  | { kind: 'unknown' };

/** A path of this site or an address on the web, never a script. */
const LINK = /^(?:\/(?![/\\])|https?:\/\/)/i;

/** A label with the moment (epoch ms) at which it may be another one; caches end there (R53). */
export interface OpeningHoursNow {
  label: OpeningHoursLabel;
  changesAt: number;
}

/**
 * Tells from the hours of one day of the house what holds at `now` (epoch ms), by product.md section 4 and
 * R42: the status is that of the span from the first start to the last end; starts count in, ends
 * count out; exceptions replace the normal hours; `closed` wins over the alternative text, which
 * wins over times; a range past midnight runs on into the next day, and as long as it does it is
 * what holds. `day` is the day the hours were given for (today where it is left out). Anything
 * unclear is `unknown`, never a guess. Times are wall time of the house, `HH:mm`.
 */
export function openingHoursAt(hours: OpeningHours, now: number, day: IsoDay = houseDayAt(now)): OpeningHoursNow {
  const entries = hours.opening_hours_exceptions.length > 0 ? hours.opening_hours_exceptions : hours.opening_hours;
  const wholeDay = labelOfWholeDay(entries);
  const ranges = wholeDay ? [] : parseOpeningRanges(entries, day);
  const [first, last] = [ranges[0], ranges.at(-1)];
  const today = houseDayAt(now);
  const spill = hours.yesterday && openingHoursAt(hours.yesterday, now, addDays(day, -1));
  const isOpenSpan = first !== undefined && last !== undefined && now >= first.start && now < last.end;
  if (spill?.label.kind === 'openUntil') return spill;
  if (today !== day && !isOpenSpan) return { label: { kind: 'unknown' }, changesAt: endOfHouseDay(today) };
  if (wholeDay || !first || !last) return { label: wholeDay ?? { kind: 'unknown' }, changesAt: endOfHouseDay(day) };
  const times = ranges.map(({ from, to }) => ({ from, to }));
  if (isOpenSpan) return { label: { kind: 'openUntil', time: last.to, ranges: times }, changesAt: last.end };
  if (now < first.start) return { label: { kind: 'openFrom', time: first.from, ranges: times }, changesAt: first.start };
  return { label: { kind: 'closed' }, changesAt: endOfHouseDay(day) };
}

/** When it opens on the next day that has times, `HH:mm` in the house's zone; null where that is not sure. */
export function nextOpening({ next_opening: next }: Pick<OpeningHours, 'next_opening'>): { day: IsoDay; time: string } | null {
  if (!next) return null;
  const { label } = openingHoursAt(next, inHouseZone(`${next.day}T00:00:00`).toMillis(), next.day);
  return label.kind === 'openFrom' ? { day: next.day, time: label.time } : null;
}

function labelOfWholeDay(entries: OpeningHours['opening_hours']): OpeningHoursLabel | null {
  if (entries.some((entry) => entry.closed)) return { kind: 'closed' };
  const entry = entries.find(({ alternative_text }) => alternative_text.trim() !== '');
  if (!entry) return null;
  const link = entry.alternative_link_url.trim();
  return { kind: 'alternative', text: entry.alternative_text.trim(), link: LINK.test(link) ? link : null };
}

/**
 * Lists ranges as the label shows them: "10-13 und 14-18
 * Uhr", "10-13 and 14-18"; full hours lose their minutes.
 */
export function formatOpeningRanges(ranges: readonly RangeTimes[], lang: Language): string {
  const list = new Intl.ListFormat(lang === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' });
  const text = list.format(
    ranges.map(({ from, to }) => `${withoutFullHour(from)}-${lang === 'en' && isMidnight(to) ? MIDNIGHT : closing(to)}`),
  );
  return lang === 'de' ? `${text} Uhr` : text;
}

/** "10" before "Uhr" (product.md section 9), midnight at the end of a day in words; an hour without such a word would be no time: "10:00". */
export function formatOpeningTime(time: string, lang: Language): string {
  if (lang === 'en') return time === '24:00' ? MIDNIGHT : time;
  return withoutFullHour(time);
}

/** How English names the end of a day; German counts it as the hour 24. */
const MIDNIGHT = 'midnight';

function isMidnight(time: string): boolean {
  return /^(?:24|00):00/.test(time);
}

/** A day ends with its hour 24, not with the first one of the next day. */
function closing(time: string): string {
  return isMidnight(time) ? '24' : withoutFullHour(time);
}

function withoutFullHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}
