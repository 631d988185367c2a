import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { TOPICS } from '../platform/changes/changes.ts';
import { isPublic } from '../platform/configuration/isPublic.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';
import { seedIfEmpty } from './index.ts';
import type { Database } from '../platform/database/connect.ts';
import { connectForCommand, readCommandConfiguration } from '../platform/database/connectForCommand.ts';
import { holdDataFolder } from '../platform/database/dataFolderLock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { notifyAllProcesses } from '../platform/database/postgresSignals.ts';
import { runCommand } from '../platform/database/runCommand.ts';

// `npm run db:reset` throws the database away and builds it
// again; `npm run db:seed` (--keep) only fills an empty one.
const isKept = process.argv.includes('--keep');
await runCommand((say) => reset(readCommandConfiguration(), say));

async function reset(configuration: Configuration, say: (line: string) => void): Promise<void> {
  if (!isKept && isPublic(configuration.publicOrigin))
    throw new Error(
      'PUBLIC_ORIGIN is https: the database of a public site is not thrown away by db:reset. Restore a backup instead.',
    );
  if (!isKept && configuration.databaseUrl === null) removeFolder(configuration.dataDir);
  const database = await connectForCommand(configuration, { makesDatabase: true });
  try {
    await database.alone(async () => {
      if (!isKept && database.engine === 'postgres') await dropTables(database);
      await migrate(database);
      const seedDate = configuration.seedDate ?? systemClock().today();
      const seeded = await seedIfEmpty(database.db, { seedDate, editor: configuration.editor });
      say(seeded ? `Seeded around ${seedDate}: ${JSON.stringify(seeded)}` : 'The database is already seeded.');
      if (database.engine === 'postgres') await notifyAllProcesses(database.db, TOPICS.join(' '));
    });
  } finally {
    await database.close();
  }
}

function removeFolder(dataDir: string): void {
  const release = holdDataFolder(dataDir);
  rmSync(join(dataDir, 'database'), { recursive: true, force: true });
  release();
}

/** Throws away what is in the schema, but only if it is ours: an address can be mistyped. */
async function dropTables({ db, runScript }: Database): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  if (tables.length > 0 && !tables.some(({ name }) => name === 'migration_journal')) {
    throw new Error(`That database holds tables of something else (${tables[0]?.name}, …). Nothing has been thrown away.`);
  }
  await runScript('begin; drop schema public cascade; create schema public; commit;');
}
