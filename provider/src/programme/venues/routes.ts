import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { roomCall, venueCall, venuesCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { rooms, venues } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readBlocksOfDetail } from '../../documents/reading/readBlocksOfDetail.ts';
import { SHARED_BY_VISITORS } from '../../documents/readers/readerOf.ts';
import { presentRoom, presentVenue, presentVenueSummary } from './presentVenue.ts';

/** The houses, one house with its rooms, one room. What does not exist is `NOT_FOUND`. */
export function registerVenues(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;
  const kept = { cachedUntilChangeOf: 'content' } as const;

  registerCall(
    app,
    context,
    venuesCall,
    async ({ lang }) => {
      const rows = await db.select().from(venues).orderBy(asc(venues.id));
      return rows.map((venue) => presentVenueSummary(venue, lang));
    },
    kept,
  );

  registerCall(
    app,
    context,
    venueCall,
    async (input) => {
      const { lang, params } = input;
      const [venue] = await db.select().from(venues).where(eq(venues.id, params.id));
      if (!venue) throw new SpielplanError('NOT_FOUND', { detail: 'no such venue' });
      const own = await db.select().from(rooms).where(eq(rooms.venueId, venue.id)).orderBy(asc(rooms.position), asc(rooms.id));
      return { ...presentVenue(venue, own, lang), ...(await readBlocksOfDetail(context, input, 'venue')) };
    },
    SHARED_BY_VISITORS,
  );

  registerCall(
    app,
    context,
    roomCall,
    async ({ lang, params }) => {
      const [row] = await db
        .select({ room: rooms, venue: venues })
        .from(rooms)
        .innerJoin(venues, eq(venues.id, rooms.venueId))
        .where(eq(rooms.id, params.id));
      if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such room' });
      return presentRoom(row.room, row.venue, lang);
    },
    kept,
  );
}
