import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { type NumberedProduction, PRODUCTIONS } from './content/productions/index.ts';
import { OPENING_WEEKS } from './content/openingWeeks.ts';
import { creditsOf } from './content/persons/credits.ts';
import { EXCEPTIONS } from './content/site/dailyLife.ts';
import { FESTIVAL_DAYS } from './content/site/festival.ts';
import { between, createRandom, pick, type Random } from '../platform/random.ts';

/** A date of a production in a room. */
export interface ScheduledDate {
  production: NumberedProduction;
  roomId: number;
  day: IsoDay;
  /** Wall time of the house, `HH:mm`. */
  time: string;
  /** From beginning to end; null where the house gives no end. */
  minutes: number | null;
}

const DAYS_BACK = 14;
const DAYS_AHEAD = 365;
/** Fewest and most events of a day, Monday first. */
const PER_WEEKDAY = [
  [0, 1],
  [1, 1],
  [1, 2],
  [1, 2],
  [2, 2],
  [2, 4],
  [1, 3],
] as const;
/** A production is in the programme this many days around its own season. */
const HALF_RUN = 48;
/** So that the page of the festival shows all evenings in its two lists. */
const FESTIVAL_MOST = 3;
const GALLERIES = 'kunsthaus-altes-zollamt';
/** The houses are closed, the box office too. */
export const CLOSED_DAY = '12-24';
/** Nobody needs less to get from one house to the next. */
const CHANGE_MINUTES = 30;
/** Of an event without an end. */
const UNKNOWN_MINUTES = 180;

/**
 * The programme from two weeks before `today` to a year after it: nearly every day has events, no
 * room is used twice a day, each production has its own weeks of the year. The same day always gives
 * the same programme.
 */
export function scheduleProgramme(today: IsoDay): ScheduledDate[] {
  const random = createRandom(`programme ${today}`);
  const lastPlayed = new Map<number, number>();
  const dates: ScheduledDate[] = [];
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const day = addDays(today, offset);
    const weekday = inHouseZone(`${day}T12:00:00`).weekday;
    const [fewest, most] = PER_WEEKDAY[weekday - 1] ?? [1, 1];
    // The house never opens its programme with an empty day.
    const isFull = (offset >= 0 && offset <= 3) || isFestivalDay(offset);
    const wanted = Math.max(
      between(random, fewest, isFestivalDay(offset) ? Math.min(most, FESTIVAL_MOST) : most),
      isFull ? 2 : 0,
    );
    if (day.endsWith(CLOSED_DAY)) continue;
    dates.push(
      ...[...exhibitionsOn(day, weekday, offset), ...scheduleDay(day, weekday, offset, wanted, lastPlayed, random)].toSorted(
        (a, b) => a.time.localeCompare(b.time) || a.production.id - b.production.id,
      ),
    );
  }
  return dates;
}

function scheduleDay(
  day: IsoDay,
  weekday: number,
  offset: number,
  wanted: number,
  lastPlayed: Map<number, number>,
  random: Random,
): ScheduledDate[] {
  const rested = PRODUCTIONS.filter((production) => isInRun(production, offset, day) && keepsTo(production, weekday))
    // During the festival the house is the festival's, but for what hangs there anyway.
    .filter(({ family }) => family.type !== 'exhibition' && (!isFestivalDay(offset) || family.type !== 'family'))
    .map((production) => ({ production, rank: (lastPlayed.get(production.id) ?? -40) + random() * 9 }))
    // Sundays begin with something for children.
    .sort((a, b) => Number(isForSunday(b, weekday)) - Number(isForSunday(a, weekday)) || a.rank - b.rank);
  const dates: ScheduledDate[] = [];
  for (const { production } of rested) {
    if (dates.length >= wanted) break;
    const { rooms } = production.family;
    // A set is built for one stage: a production stays where it came out.
    const date = {
      production,
      roomId: rooms[production.id % rooms.length] as number,
      day,
      time: timeFor(production, weekday, random),
      minutes: durationOf(production),
    };
    // One of those for children is enough for a Sunday.
    if (weekday === 7 && isForChildren(production) && dates.some((other) => isForChildren(other.production))) continue;
    if (dates.some((other) => other.roomId === date.roomId || isSameFamily(other.production, production) || clash(other, date)))
      continue;
    dates.push(date);
    lastPlayed.set(production.id, offset);
  }
  return dates;
}

/** Exhibitions are open on every day of their run on which their house is, and as long. */
function exhibitionsOn(day: IsoDay, weekday: number, offset: number): ScheduledDate[] {
  const hours = galleryHours(weekday, offset);
  if (!hours) return [];
  const [from, to] = hours;
  return PRODUCTIONS.filter((production) => production.family.type === 'exhibition' && isInRun(production, offset, day)).map(
    (production) => ({
      production,
      roomId: production.family.rooms[0] as number,
      day,
      time: from,
      minutes: minutesOf(to) - minutesOf(from),
    }),
  );
}

/** From when to when the galleries are open, as `HH:mm`; null where they stay closed. */
function galleryHours(weekday: number, offset: number): [from: string, to: string] | null {
  const exception = EXCEPTIONS.find(({ inDays }) => inDays === offset);
  const ranges = OPENING_WEEKS[GALLERIES]?.filter((range) => range.weekday === weekday) ?? [];
  const from = exception ? exception.from : ranges[0]?.time_from;
  const to = exception ? exception.to : ranges.at(-1)?.time_to;
  return from && to ? [from.slice(0, 5), to.slice(0, 5)] : null;
}

/** The year is a circle, so that the programme is as full in its last month as in its first. */
function isInRun({ id, season, run }: NumberedProduction, offset: number, day: IsoDay): boolean {
  if (run) return offset >= run[0] && offset <= run[1];
  if (season) return day.slice(5) >= season[0] && day.slice(5) <= season[1];
  const year = DAYS_AHEAD + 1;
  const centre = Math.floor(((id * 37) % PRODUCTIONS.length) * (year / PRODUCTIONS.length));
  const away = Math.abs((((offset - centre) % year) + year) % year);
  return Math.min(away, year - away) <= HALF_RUN;
}

function isFestivalDay(offset: number): boolean {
  return offset >= FESTIVAL_DAYS.first && offset <= FESTIVAL_DAYS.last;
}

function keepsTo({ weekdays, family }: NumberedProduction, weekday: number): boolean {
  return (weekdays ?? family.weekdays)?.includes(weekday) ?? true;
}

/** Whether two dates of a day need the same person while both are on. */
function clash(one: ScheduledDate, other: ScheduledDate): boolean {
  const [first, second] = [one, other].toSorted((a, b) => a.time.localeCompare(b.time)) as [ScheduledDate, ScheduledDate];
  const minutes = first.minutes ?? UNKNOWN_MINUTES;
  if (minutesOf(second.time) >= minutesOf(first.time) + minutes + CHANGE_MINUTES) return false;
  const cast = castOf(first.production);
  return castOf(second.production).some((name) => cast.includes(name));
}

/** Minutes from beginning to end; null where the house gives no end. */
export function durationOf({ id, family }: NumberedProduction): number | null {
  return family.durations[id % family.durations.length] ?? null;
}

function castOf(production: NumberedProduction): string[] {
  return creditsOf(production).flatMap(({ lastName, isAway }) => (isAway ? [] : lastName));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isForSunday({ production }: { production: NumberedProduction }, weekday: number): boolean {
  return weekday === 7 && production.family.type === 'family' && production.family.times.some((time) => time < '12:00');
}

function isForChildren({ family }: NumberedProduction): boolean {
  return family.type === 'family';
}

function isSameFamily(one: NumberedProduction, other: NumberedProduction): boolean {
  return one.family.productions === other.family.productions;
}

/** Mornings belong to Sundays, and to school classes on the days they come. */
function timeFor({ family }: NumberedProduction, weekday: number, random: Random): string {
  const isMorning = (time: string) => time < '12:00';
  const evenings = family.times.filter((time) => !isMorning(time));
  // What has only mornings is in the morning on any day.
  if (evenings.length === 0) return pick(random, family.times);
  const mornings = family.times.filter(isMorning);
  if (family.type === 'family' && weekday >= 2 && weekday <= 5 && mornings.length > 0) return pick(random, family.times);
  return weekday === 7 && mornings.length > 0 ? pick(random, mornings) : pick(random, evenings);
}
