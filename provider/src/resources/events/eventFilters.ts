import { EVENT_FILTER_KEYS, type EventsQuery } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import type { ProgrammeEntry } from '../programme/programme.ts';

/** A stretch of Berlin days, both included; without an end it is open. */
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
};

export type EventFilterKey = (typeof EVENT_FILTER_KEYS)[number];
export type EventFilters = Pick<EventsQuery, EventFilterKey | 'production'>;

/** Tells whether an event is in a filtered list. Filters that are left out let everything pass. */
export function isInList(entry: ProgrammeEntry, filters: EventFilters, days: DayRange): boolean {
  return isWithin(entry, filters, days) && EVENT_FILTER_KEYS.every((key) => fits(entry, filters, key));
}

/**
 * Whether an event is of the days and of the production asked for, whatever is filtered besides.
 */
export function isWithin({ event, production }: ProgrammeEntry, filters: EventFilters, { from, to }: DayRange): boolean {
  return (
    event.day >= from &&
    (to === undefined || event.day <= to) &&
    (filters.production === undefined || production.id === filters.production)
  );
}

/** Whether an event fits one filter; one that is not set fits all. */
export function fits(entry: ProgrammeEntry, filters: EventFilters, key: EventFilterKey): boolean {
  const wanted = filters[key];
  return wanted === undefined || FILTERED_BY[key](entry).includes(wanted);
}

/** Reads a `DD-MM-YYYY` of a query (R11). Throws `INVALID_QUERY` naming the field. */
export function parseDay(value: string, field: string): IsoDay {
  const day = parseUrlDate(value);
  if (!day) throw new SpielplanError('INVALID_QUERY', { field, detail: 'a real date as DD-MM-YYYY' });
  return day;
}
