import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { ConnectOptions, Database } from './Database.ts';
import { describeUnopened, refuseDamagedFolder } from './damagedDatabase.ts';
import { holdDataFolder } from './dataFolderLock.ts';
import type { Engine } from './engine/createEngine.ts';
import { EngineUnopenedError, startEngine } from './engine/startEngine.ts';
import { shortenLog } from './shortenLog.ts';

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
    const engine = await startEngine({ folder: join(dataDir, 'database'), relaxedDurability }).catch((cause: unknown) => {
      throw new Error(describeUnopened(dataDir, cause instanceof EngineUnopenedError ? cause.said : [], cause), { cause });
    });
    const database = databaseOn(engine);
    const stopShortening = shortenLog(database.db, checkpointEveryMs);
    const close = async () => {
      stopShortening();
      await database.close();
      releaseFolder();
    };
    return { ...database, failed: engine.failed, close };
  } catch (error) {
    releaseFolder();
    throw error;
  }
}

/** The database that an engine holds. */
export function databaseOn(engine: Engine): Database {
  return {
    engine: 'embedded',
    // The driver asks for nothing else of it.
    db: drizzle(engine as PGlite),
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
}
