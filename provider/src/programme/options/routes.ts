import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  eventTagsCall,
  exhibitionTypesCall,
  genresCall,
  productionTagsCall,
  roomsCall,
  seasonsCall,
  seriesCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import {
  eventTags,
  exhibitionTypes,
  genres,
  productionTags,
  rooms,
  seasons,
  series,
  venues,
} from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { namedPage } from '../presentNamed.ts';

const LISTS = [
  [exhibitionTypesCall, exhibitionTypes],
  [eventTagsCall, eventTags],
  [seriesCall, series],
  [genresCall, genres],
  [seasonsCall, seasons],
  [productionTagsCall, productionTags],
] as const;

/**
 * The option lists of the filters, hidden entries
 * included: `show_in_filter` is for the site to heed.
 */
export function registerOptions(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;
  const cachedUntilChangeOf = 'content';

  for (const [call, table] of LISTS) {
    const list = async ({ lang }: { lang: Language }) => {
      const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id));
      return rows.map((row) => ({ id: row.id, name: row.name[lang], slug: row.slug, show_in_filter: row.showInFilter }));
    };
    registerCall(app, context, call, list, { cachedUntilChangeOf });
  }

  const listRooms = async ({ lang }: { lang: Language }) => {
    const rows = await db
      .select({ room: rooms, venue: venues })
      .from(rooms)
      .innerJoin(venues, eq(venues.id, rooms.venueId))
      .orderBy(asc(rooms.position));
    return rows.map(({ room, venue }) => ({
      id: room.id,
      name: room.name[lang],
      slug: room.slug,
      show_in_filter: room.showInFilter,
      venue: namedPage(venue, lang),
    }));
  };
  registerCall(app, context, roomsCall, listRooms, { cachedUntilChangeOf });
}
