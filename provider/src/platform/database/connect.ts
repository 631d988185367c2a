import { connectEmbedded } from './connectEmbedded.ts';
import { connectPostgres } from './connectPostgres.ts';
import type { ConnectOptions, Database } from './Database.ts';

export type { ConnectOptions, Database, Db } from './Database.ts';

/** Opens the database that the configuration names. Rejects with a sentence that holds no password where it cannot. */
export function connect({ dataDir, databaseUrl, ...options }: ConnectOptions): Promise<Database> {
  return databaseUrl === null ? connectEmbedded(dataDir, options) : connectPostgres(databaseUrl, options);
}
