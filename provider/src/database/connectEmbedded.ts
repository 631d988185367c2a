import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { ConnectOptions, Database } from './Database.ts';
import { describeUnopened, refuseDamagedFolder } from './damagedDatabase.ts';
import { holdDataFolder } from './dataFolderLock.ts';
import { guardEngine } from './engineFailure.ts';
import { FlushedFolder } from './flushedFolder.ts';
import { shortenLog } from './shortenLog.ts';

/** Files of the write-ahead log that are no longer needed go, instead of being kept for a rush. */
const SMALL_LOG = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/** The engine starts with `-F`, which is `fsync = off`; and of the ways to flush it has only `fsync`, the others do nothing. */
const DURABLE_START = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync', ...SMALL_LOG];

type EmbeddedOptions = Pick<ConnectOptions, 'relaxedDurability'> & { checkpointEveryMs?: number };

/**
 * Opens the embedded database in `<dataDir>/database` and creates it when it is not there. One process at a time may
 * hold a folder: a second one is refused with a sentence (`holdDataFolder`). A commit is on the disk when it is
 * answered, unless `relaxedDurability` trades that for speed. Rejects with sentences of what is damaged and what to restore.
 */
export async function connectEmbedded(
  dataDir: string,
  { relaxedDurability = false, checkpointEveryMs }: EmbeddedOptions = {},
): Promise<Database> {
  const releaseFolder = holdDataFolder(dataDir);
  try {
    refuseDamagedFolder(dataDir);
    const folder = join(dataDir, 'database');
    const files = new FlushedFolder(folder);
    const storage: PGliteOptions = relaxedDurability
      ? { dataDir: folder, relaxedDurability }
      : { fs: files, startParams: DURABLE_START };
    const { engine, database } = await openEngine(storage).catch((cause: unknown) => {
      throw new Error(describeUnopened(dataDir, files.said, cause), { cause });
    });
    const guard = guardEngine(engine, files);
    const stopShortening = shortenLog(database.db, checkpointEveryMs);
    const close = async () => {
      stopShortening();
      // What has given up cannot end in order; its files are recovered at the next start.
      if (!guard.hasFailed()) await database.close();
      releaseFolder();
    };
    return { ...database, failed: guard.failed, close };
  } catch (error) {
    releaseFolder();
    throw error;
  }
}

/** The engine on any storage of its own, and the database in it. */
export async function openEngine(storage: PGliteOptions): Promise<{ engine: PGlite; database: Database }> {
  const engine = await PGlite.create({ ...storage, extensions: { pg_trgm, unaccent } });
  const database: Database = {
    engine: 'embedded',
    db: drizzle(engine),
    async runScript(sql) {
      try {
        await engine.exec(sql);
      } catch (error) {
        await engine.exec('rollback');
        throw error;
      }
    },
    alone: (work) => work(),
    openSignals: null,
    failed: new Promise(() => undefined),
    close: () => engine.close(),
  };
  return { engine, database };
}
