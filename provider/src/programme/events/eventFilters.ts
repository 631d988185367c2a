import { ACCESS, type AccessNeed, EVENT_FILTER_KEYS, type EventsQuery } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import type { ProgrammeEntry } from '../entries/programme.ts';

/** A stretch of days of the house, both included; without an end it is open. */
export interface DayRange {
  from: IsoDay;
  to?: IsoDay | undefined;
}

/** What an event is found by in each filter of the programme; `type` is a slug (R12). */
export const FILTERED_BY: Readonly<Record<EventFilterKey, (entry: ProgrammeEntry) => readonly (number | string | null)[]>> = {
  room: ({ event }) => [event.roomId],
  type: ({ type }) => [type.slug],
  tag: ({ tags }) => tags.map(({ id }) => id),
  series: ({ production }) => [production.seriesId],
  genre: ({ production }) => [production.genreId],
  access: needsMetBy,
};

export type EventFilterKey = (typeof EVENT_FILTER_KEYS)[number];
/** As queries have them: the options of a filter with commas between. */
export type EventFilters = Pick<EventsQuery, EventFilterKey | 'production'>;

/** What is asked of each event: the days, one production, and the options of each filter; a filter that is not set is left out. */
export interface Wanted {
  days: DayRange;
  production: number | undefined;
  options: Partial<Record<EventFilterKey, ReadonlySet<number | string | null>>>;
}

/** Takes the filters of a query apart, once for all events. */
export function wantedBy({ production, ...filters }: EventFilters, days: DayRange): Wanted {
  const options: Wanted['options'] = {};
  for (const key of EVENT_FILTER_KEYS) {
    const given = filters[key]?.split(',');
    if (given) options[key] = new Set<number | string | null>(key === 'type' || key === 'access' ? given : given.map(Number));
  }
  return { days, production, options };
}

/** Tells whether an event is in a filtered list. Filters that are left out let everything pass. */
export function isInList(entry: ProgrammeEntry, wanted: Wanted): boolean {
  return isWithin(entry, wanted) && EVENT_FILTER_KEYS.every((key) => fits(entry, wanted, key));
}

/**
 * Whether an event is of the days and of the production asked for, whatever is filtered besides. One of several
 * days is of each of them (R63).
 */
export function isWithin(entry: ProgrammeEntry, { days: { from, to }, production: wanted }: Wanted): boolean {
  const { event, production } = entry;
  return lastDayIn(entry) >= from && (to === undefined || event.day <= to) && (wanted === undefined || production.id === wanted);
}

/** The last day of the house on which an event takes place. */
export function lastDayIn({ event, lastDay = event.day }: Pick<ProgrammeEntry, 'event' | 'lastDay'>): IsoDay {
  return lastDay;
}

/** Whether an event has one of the options of a filter, or meets all needs of `access`; one that is not set fits all. */
export function fits(entry: ProgrammeEntry, { options }: Wanted, key: EventFilterKey): boolean {
  const chosen = options[key];
  if (chosen === undefined) return true;
  const values = FILTERED_BY[key](entry);
  return key === 'access' ? [...chosen].every((need) => values.includes(need)) : values.some((value) => chosen.has(value));
}

/** What visitors may need that an event has: in its room, or on this date. */
function needsMetBy({ room, event }: ProgrammeEntry): AccessNeed[] {
  const met: AccessNeed[] = ACCESS.filter((each) => room.access.includes(each) || event.access.includes(each));
  return event.surtitles.length > 0 ? [...met, 'surtitles'] : met;
}

/** Reads a `DD-MM-YYYY` of a query (R11). Throws `INVALID_QUERY` naming the field. */
export function parseDay(value: string, field: string): IsoDay {
  const day = parseUrlDate(value);
  if (!day) throw new SpielplanError('INVALID_QUERY', { field, detail: 'a real date as DD-MM-YYYY' });
  return day;
}
