import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import { type NumberedProduction, PRODUCTIONS } from './content/productions/index.ts';
import { between, createRandom, pick, type Random } from '../random.ts';

/** A date of a production in a room. */
export interface ScheduledDate {
  production: NumberedProduction;
  roomId: number;
  day: IsoDay;
  /** Berlin wall time, `HH:mm`. */
  time: string;
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
/**
 * A production is in the programme this many days around its own season; exhibitions hang longer.
 */
const HALF_RUN = 48;
const HALF_RUN_EXHIBITION = 100;

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
    const weekday = inBerlin(`${day}T12:00:00`).weekday;
    const [fewest, most] = PER_WEEKDAY[weekday - 1] ?? [1, 1];
    // The house never opens its programme with an empty day.
    const wanted = Math.max(between(random, fewest, most), offset >= 0 && offset <= 3 ? 2 : 0);
    dates.push(...scheduleDay(day, weekday, offset, wanted, lastPlayed, random));
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
  const rested = PRODUCTIONS.filter(
    (production) => isInRun(production, offset, day) && (production.weekdays?.includes(weekday) ?? true),
  )
    .map((production) => ({ production, rank: (lastPlayed.get(production.id) ?? -40) + random() * 9 }))
    .sort((a, b) => a.rank - b.rank);
  const dates: ScheduledDate[] = [];
  for (const { production } of rested) {
    if (dates.length >= wanted) break;
    const rooms = production.family.rooms.filter((room) => !dates.some(({ roomId }) => roomId === room));
    if (rooms.length === 0 || dates.some((date) => isSameFamily(date.production, production))) continue;
    dates.push({ production, roomId: pick(random, rooms), day, time: timeFor(production, weekday, random) });
    lastPlayed.set(production.id, offset);
  }
  return dates.sort((a, b) => a.time.localeCompare(b.time) || a.production.id - b.production.id);
}

/** The year is a circle, so that the programme is as full in its last month as in its first. */
function isInRun({ id, family, season }: NumberedProduction, offset: number, day: IsoDay): boolean {
  if (season) return day.slice(5) >= season[0] && day.slice(5) <= season[1];
  const year = DAYS_AHEAD + 1;
  const centre = Math.floor(((id * 37) % PRODUCTIONS.length) * (year / PRODUCTIONS.length));
  const away = Math.abs((((offset - centre) % year) + year) % year);
  return Math.min(away, year - away) <= (family.type === 'exhibition' ? HALF_RUN_EXHIBITION : HALF_RUN);
}

function isSameFamily(one: NumberedProduction, other: NumberedProduction): boolean {
  return one.family.productions === other.family.productions;
}

/** Mornings belong to Sundays, and to children on any day. */
function timeFor({ family }: NumberedProduction, weekday: number, random: Random): string {
  const isMorning = (time: string) => time < '12:00';
  const evenings = family.times.filter((time) => !isMorning(time));
  // Exhibitions open in the morning on any day.
  if (evenings.length === 0) return pick(random, family.times);
  const mornings = family.times.filter(isMorning);
  return weekday === 7 && mornings.length > 0 ? pick(random, mornings) : pick(random, evenings);
}
