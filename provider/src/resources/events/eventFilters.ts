import type { EventsQuery } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import type { ProgrammeEntry } from './programme.ts';

/** A stretch of Berlin days, both included; without an end it is open. */
export interface DayRange {
  from: IsoDay;
  to?: IsoDay | undefined;
}

/** Tells whether an event is in a filtered list. Filters that are left out let everything pass; `type` is a slug (decision 12). */
export function isInList(
  entry: ProgrammeEntry,
  filters: Omit<EventsQuery, 'date' | 'date_to' | 'ids' | 'page' | 'page_size'>,
  days: DayRange,
): boolean {
  const { event, production } = entry;
  const { room, type, tag, series, genre, production: productionId } = filters;
  return (
    event.day >= days.from &&
    (days.to === undefined || event.day <= days.to) &&
    (room === undefined || event.roomId === room) &&
    (type === undefined || entry.type.slug === type) &&
    (tag === undefined || entry.tags.some(({ id }) => id === tag)) &&
    (series === undefined || production.seriesId === series) &&
    (genre === undefined || production.genreId === genre) &&
    (productionId === undefined || production.id === productionId)
  );
}

/** Reads a `DD-MM-YYYY` of a query (decision 11). Throws `INVALID_QUERY` naming the field. */
export function readDay(value: string, field: string): IsoDay {
  const day = parseUrlDate(value);
  if (!day) throw new SpielplanError('INVALID_QUERY', { field, detail: 'a real date as DD-MM-YYYY' });
  return day;
}
