import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { asc } from 'drizzle-orm';
import { type Changes, cacheUntilChange } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { loadUnlessSame } from '../../platform/database/loadUnlessSame.ts';
import {
  events,
  eventTagLinks,
  eventTags,
  exhibitionTypes,
  genres,
  persons,
  productionPersons,
  productions,
  rooms,
  series,
  venues,
} from '../../platform/database/schema/index.ts';
import type { Run } from '../../media/posters/posterWords.ts';
import { lastDayOfEntry } from './endOfEntry.ts';
import { loadProductions, type ProductionRow } from './loadProductions.ts';
import { oncePerServer, type ProviderContext } from '../../platform/context.ts';

export type EventTag = typeof eventTags.$inferSelect;

/** An event with all it refers to. What changes by the minute, its inventory, is not in it. */
export interface ProgrammeEntry {
  event: typeof events.$inferSelect;
  production: ProductionRow;
  room: typeof rooms.$inferSelect;
  venue: typeof venues.$inferSelect;
  type: typeof exhibitionTypes.$inferSelect;
  genre: typeof genres.$inferSelect;
  series: typeof series.$inferSelect | null;
  tags: readonly EventTag[];
  /** The last day of the house on which it takes place; left out where that is its first one. */
  lastDay?: IsoDay;
  /** Whether its production has had other dates, and has none after it. */
  isLast: boolean;
  /** From the first to the last date of its production that takes place; of all where none does. */
  run: Run;
}

/**
 * All events in the order of the programme: days of the
 * house ascending, within a day by instant, ties by id.
 */
export interface Programme {
  entries: readonly ProgrammeEntry[];
  byId: ReadonlyMap<number, ProgrammeEntry>;
  /** By the number that the ticket system gave an event. */
  byTicketId: ReadonlyMap<number, ProgrammeEntry>;
  /** By the id of a production, in the order of the programme. */
  ofProduction: ReadonlyMap<number, readonly ProgrammeEntry[]>;
}

/** What the programme is made of. */
const PROGRAMME_TABLES = [
  events,
  eventTagLinks,
  eventTags,
  exhibitionTypes,
  genres,
  persons,
  productionPersons,
  productions,
  rooms,
  series,
  venues,
];

/**
 * The programme in memory: filtering a year of events then takes microseconds, and no list waits for
 * seven joins. After a change of content it is read again where one of its own rows has changed.
 */
function createProgramme(db: Db, changes: Changes, clock: Clock): () => Promise<Programme> {
  const load = loadUnlessSame(db, PROGRAMME_TABLES, () => loadProgramme(db));
  return cacheUntilChange(changes, 'content', load, clock.now);
}

async function loadProgramme(db: Db): Promise<Programme> {
  const rows = await db.select().from(events).orderBy(asc(events.day), asc(events.dateStart), asc(events.id));
  const links = await db.select().from(eventTagLinks);
  const tags = await db.select().from(eventTags).orderBy(asc(eventTags.position));
  const tagIdsOf = Map.groupBy(links, ({ eventId }) => eventId);
  const productionById = byId(await loadProductions(db));
  const roomById = byId(await db.select().from(rooms));
  const venueById = byId(await db.select().from(venues));
  const typeById = byId(await db.select().from(exhibitionTypes));
  const genreById = byId(await db.select().from(genres));
  const seriesById = byId(await db.select().from(series));

  const countOf = new Map<number, number>();
  const lastOf = new Map<number, number>();
  for (const { id, productionId } of rows) {
    countOf.set(productionId, (countOf.get(productionId) ?? 0) + 1);
    lastOf.set(productionId, id);
  }

  const runOf = new Map(
    [...Map.groupBy(rows, ({ productionId }) => productionId)].map(([id, dates]) => {
      const kept = dates.filter(({ status }) => status === 'scheduled');
      const starts = (kept.length > 0 ? kept : dates).map(({ dateStart }) => dateStart.getTime());
      return [id, { first: new Date(Math.min(...starts)), last: new Date(Math.max(...starts)) }];
    }),
  );

  const entries = rows.map((event): ProgrammeEntry => {
    const production = need(productionById, event.productionId);
    const room = need(roomById, event.roomId);
    const lastDay = lastDayOfEntry({ event, production });
    const tagIds = new Set(tagIdsOf.get(event.id)?.map(({ tagId }) => tagId));
    return {
      event,
      production,
      room,
      venue: need(venueById, room.venueId),
      type: need(typeById, production.exhibitionTypeId),
      genre: need(genreById, production.genreId),
      series: production.seriesId === null ? null : need(seriesById, production.seriesId),
      tags: tags.filter(({ id }) => tagIds.has(id)),
      ...(lastDay > event.day && { lastDay }),
      isLast: lastOf.get(production.id) === event.id && countOf.get(production.id) !== 1,
      run: runOf.get(production.id)!,
    };
  });
  const ticketed = entries.filter(({ event }) => event.idJet !== null);
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.event.id, entry])),
    byTicketId: new Map(ticketed.map((entry) => [entry.event.idJet!, entry])),
    ofProduction: Map.groupBy(entries, ({ production }) => production.id),
  };
}

function byId<Row extends { id: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function need<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (!row) throw new RangeError(`The programme refers to ${id}, which does not exist.`);
  return row;
}

const programmeOf = oncePerServer(({ db, changes, wallClock }) => createProgramme(db, changes, wallClock));

/** The programme of a server, read again when it has changed. */
export function readProgramme(context: ProviderContext): Promise<Programme> {
  return programmeOf(context)();
}
