import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { EventsQuery } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../database/connect.ts';
import { events, eventTagLinks, exhibitionTypes, productions } from '../../database/schema/index.ts';

/** A stretch of Berlin days, both included; without an end it is open. */
export interface DayRange {
  from: IsoDay;
  to?: IsoDay;
}

/** The conditions of a filtered list. Queries that use them must join productions and exhibition types. */
export function eventConditions(db: Db, filters: Omit<EventsQuery, 'date' | 'date_to'>, days: DayRange): SQL | undefined {
  const { room, type, tag, series, genre, production } = filters;
  return and(
    gte(events.day, days.from),
    days.to === undefined ? undefined : lte(events.day, days.to),
    room === undefined ? undefined : eq(events.roomId, room),
    type === undefined ? undefined : eq(exhibitionTypes.slug, type),
    series === undefined ? undefined : eq(productions.seriesId, series),
    genre === undefined ? undefined : eq(productions.genreId, genre),
    production === undefined ? undefined : eq(events.productionId, production),
    tag === undefined
      ? undefined
      : inArray(events.id, db.select({ id: eventTagLinks.eventId }).from(eventTagLinks).where(eq(eventTagLinks.tagId, tag))),
  );
}

/** Reads a `DD-MM-YYYY` of a query (decision 11). Throws `INVALID_QUERY` naming the field. */
export function readDay(value: string, field: string): IsoDay {
  const day = parseUrlDate(value);
  if (!day) throw new SpielplanError('INVALID_QUERY', { field, detail: 'a real date as DD-MM-YYYY' });
  return day;
}
