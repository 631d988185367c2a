import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** What the provider asks of an engine, in this thread or in one of its own. */
export type Engine = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

/** The engine on any storage, with the extensions that the migrations need. */
export function createEngine(storage: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...storage, extensions: { pg_trgm, unaccent } });
}
