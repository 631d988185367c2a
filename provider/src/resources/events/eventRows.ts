import { eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { events, exhibitionTypes, genres, productions, rooms, series, venues } from '../../database/schema/index.ts';

/** An event with all it refers to, as one row of the database. */
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** The select every list and page of events starts from; callers add their conditions, order and limit. */
export function selectEvents(db: Db) {
  return db
    .select({ event: events, production: productions, room: rooms, venue: venues, type: exhibitionTypes, genre: genres, series: series })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.productionId))
    .innerJoin(rooms, eq(rooms.id, events.roomId))
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .innerJoin(exhibitionTypes, eq(exhibitionTypes.id, productions.exhibitionTypeId))
    .innerJoin(genres, eq(genres.id, productions.genreId))
    .leftJoin(series, eq(series.id, productions.seriesId))
    .$dynamic();
}
