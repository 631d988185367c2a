import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { holdDataFolder } from './dataFolderLock.ts';

/** Queries, the same on every engine; a transaction has the same face. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The seam between the provider and its engine: nothing outside this folder knows which one is behind it. */
export interface Database {
  db: Db;
  /** Runs a script of several statements, without parameters. */
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Trades the flush after each commit for speed; for data that may be lost, such as a test's. */
  relaxedDurability?: boolean;
}

/**
 * Opens the embedded database in `<dataDir>/database` and creates it when it is not there. One process at a time may
 * hold a folder: a second one is refused with an error that names the lock file.
 */
export async function connectEmbedded(dataDir: string, { relaxedDurability = false }: ConnectOptions = {}): Promise<Database> {
  const releaseFolder = holdDataFolder(dataDir);
  try {
    const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), relaxedDurability });
    return {
      db: drizzle(engine) as unknown as Db,
      runScript: async (sql) => void (await engine.exec(sql)),
      close: async () => {
        await engine.close();
        releaseFolder();
      },
    };
  } catch (error) {
    releaseFolder();
    throw error;
  }
}
