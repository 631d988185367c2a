import { asc } from 'drizzle-orm';
import { type Changes, cacheUntilChange } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  exhibitionTypes,
  genres,
  productionPersons,
  productionTagLinks,
  productionTags,
  seasons,
} from '../../platform/database/schema/index.ts';
import { type Programme, type ProgrammeEntry, readProgramme } from '../entries/programme.ts';
import { loadProductions, type ProductionRow } from '../entries/loadProductions.ts';
import { oncePerServer, type ProviderContext } from '../../platform/context.ts';

/** A production with all it refers to and all its dates, past ones included, soonest first. */
export interface CatalogueEntry {
  production: ProductionRow;
  season: typeof seasons.$inferSelect | null;
  type: typeof exhibitionTypes.$inferSelect | null;
  genre: typeof genres.$inferSelect | null;
  tags: readonly (typeof productionTags.$inferSelect)[];
  personIds: ReadonlySet<number>;
  dates: readonly ProgrammeEntry[];
}

/** All productions, by id and in the order of their ids. */
export interface Catalogue {
  entries: readonly CatalogueEntry[];
  byId: ReadonlyMap<number, CatalogueEntry>;
}

/**
 * The productions in memory, read once per change of content, with the dates the programme knows.
 */
function createCatalogue(
  db: Db,
  changes: Changes,
  clock: Clock,
  readProgramme: () => Promise<Programme>,
): () => Promise<Catalogue> {
  return cacheUntilChange(
    changes,
    'content',
    async () => {
      const programme = await readProgramme();
      const rows = await loadProductions(db);
      const seasonById = byId(await db.select().from(seasons));
      const typeById = byId(await db.select().from(exhibitionTypes));
      const genreById = byId(await db.select().from(genres));
      const tags = await db.select().from(productionTags).orderBy(asc(productionTags.position));
      const tagLinks = Map.groupBy(await db.select().from(productionTagLinks), ({ productionId }) => productionId);
      const personLinks = Map.groupBy(await db.select().from(productionPersons), ({ productionId }) => productionId);

      const entries = rows.map((production): CatalogueEntry => {
        const tagIds = new Set(tagLinks.get(production.id)?.map(({ tagId }) => tagId));
        return {
          production,
          season: seasonById.get(production.seasonId) ?? null,
          type: typeById.get(production.exhibitionTypeId) ?? null,
          genre: genreById.get(production.genreId) ?? null,
          tags: tags.filter(({ id }) => tagIds.has(id)),
          personIds: new Set(personLinks.get(production.id)?.map(({ personId }) => personId)),
          dates: programme.ofProduction.get(production.id) ?? [],
        };
      });
      return { entries, byId: new Map(entries.map((entry) => [entry.production.id, entry])) };
    },
    clock.now,
  );
}

function byId<Row extends { id: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

const catalogueOf = oncePerServer((context) =>
  createCatalogue(context.db, context.changes, context.wallClock, () => readProgramme(context)),
);

/** The catalogue of a server, read again when it has changed. */
export function readCatalogue(context: ProviderContext): Promise<Catalogue> {
  return catalogueOf(context)();
}
