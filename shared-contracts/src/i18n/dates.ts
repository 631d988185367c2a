import { DateTime } from 'luxon';
import { houseZone } from './houseFormats.ts';
import type { Language } from './language.ts';
import type { IsoDay } from './urlDate.ts';
import { SpielplanError } from '../errors/SpielplanError.ts';
import { memoize } from '../memoize.ts';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}(?:T|$)/;
const MAX_CACHED = 5_000;
const LOCALE = { de: 'de-DE', en: 'en-GB' } as const;

/**
 * An ISO 8601 instant (`Z`, `+02:00` and `+0200` alike) as wall time of the house. An
 * instant without an offset is taken as time of the house. Throws `MALFORMED_DATE`.
 */
export const inHouseZone = keep((instant: string): DateTime<true> => {
  const time = DateTime.fromISO(instant, { zone: houseZone() });
  // luxon also reads "12:00" (as a time of today) and "2026-W31"; neither is an instant.
  if (!time.isValid || !CALENDAR_DATE.test(instant)) throw new SpielplanError('MALFORMED_DATE', { detail: instant });
  return time;
});

/** The day in the house an instant falls on: `2026-07-31T22:30:00Z` is `2026-08-01`. */
export function houseDay(instant: string): IsoDay {
  return inHouseZone(instant).toISODate();
}

/** The day in the house of a moment given in epoch milliseconds. */
export function houseDayAt(epochMs: number): IsoDay {
  // Days begin on whole seconds, in every zone and year.
  return dayOfSecond(Math.floor(epochMs / 1_000));
}

const dayOfSecond = keep((seconds: number): IsoDay => {
  const day = DateTime.fromSeconds(seconds, { zone: houseZone() }).toISODate();
  if (!day) throw new SpielplanError('MALFORMED_DATE', { detail: String(seconds) });
  return day;
});

/**
 * Where a teaser sits among events: 23:59:59 by the house's
 * clocks on its position date, in epoch ms (R3).
 */
export function teaserInstant(position: IsoDay): number {
  return inHouseZone(`${position}T23:59:59`).toMillis();
}

/**
 * The first moment of the day after a day of the house, in epoch ms: when "today" ends,
 * also on days of 23 or 25 hours, and where midnight itself is skipped or comes twice.
 */
export const endOfHouseDay = keep((day: IsoDay): number =>
  Math.min(
    ...inHouseZone(`${addDays(day, 1)}T00:00:00`)
      .getPossibleOffsets()
      .map(Number),
  ),
);

/** Until this hour a night counts to the evening before. */
const NIGHT_HOURS = 6;

/**
 * The last day of the house on which an event takes place that lasts from `start` to `over` (epoch ms). A party
 * until three o'clock is one of its first day alone, an event until the third afternoon one of three days (R63).
 */
export function lastDayOf(start: number, over: number): IsoDay {
  const [first, last] = [houseDayAt(start), houseDayAt(over - NIGHT_HOURS * 3_600_000 - 1)];
  return last > first ? last : first;
}

/** A day of the house moved by whole calendar days. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return inHouseZone(`${day}T12:00:00`).plus({ days }).toISODate();
}

/** What a day heading shows, ready for the page: "Samstag", "1", "August", "2026". */
export interface DayHeading {
  readonly day: IsoDay;
  readonly weekday: string;
  readonly dayNumber: string;
  readonly month: string;
  readonly year: string;
  /** The whole date in one phrase, for a label: "Samstag, 1. August 2026". */
  readonly label: string;
}

/** Formats the heading of one day of the house. */
export const formatDayHeading = keepByLanguage((day: IsoDay, lang): DayHeading => {
  const date = inHouseZone(`${day}T12:00:00`).setLocale(LOCALE[lang]);
  return {
    day,
    weekday: date.toFormat('cccc'),
    dayNumber: date.toFormat('d'),
    month: date.toFormat('LLLL'),
    year: date.toFormat('yyyy'),
    label: date.toFormat(lang === 'de' ? 'cccc, d. LLLL yyyy' : 'cccc, d LLLL yyyy'),
  };
});

/** A time of day: "20:00 Uhr" in German, "20:00" in English. */
export const formatTime = keepByLanguage((instant: string, lang): string => {
  const time = inHouseZone(instant).toFormat('HH:mm');
  return lang === 'de' ? `${time} Uhr` : time;
});

/** A date without weekday: "1. August 2026", "1 August 2026". */
export const formatDate = keepByLanguage((instant: string, lang): string =>
  inHouseZone(instant)
    .setLocale(LOCALE[lang])
    .toFormat(lang === 'de' ? 'd. LLLL yyyy' : 'd LLLL yyyy'),
);

/**
 * The same days and instants come with every page view, and luxon takes a tenth
 * of one to read and write them. In another zone they are others.
 */
function keep<K, T>(make: (key: K) => T): (key: K) => T {
  let zone: string | undefined;
  let kept = make;
  return (key) => {
    if (zone !== houseZone()) {
      zone = houseZone();
      kept = memoize(make, MAX_CACHED);
    }
    return kept(key);
  };
}

function keepByLanguage<T>(make: (moment: string, lang: Language) => T): (moment: string, lang: Language) => T {
  const kept = { de: keep((moment: string) => make(moment, 'de')), en: keep((moment: string) => make(moment, 'en')) };
  return (moment, lang) => kept[lang](moment);
}

/**
 * A moment within a sentence: "1. August 2026, 20:00
 * Uhr"; no line ends between the time and its unit.
 */
export function formatMoment(instant: string, lang: Language): string {
  return `${formatDate(instant, lang)}, ${formatTime(instant, lang).replace(' ', '\u00a0')}`;
}
