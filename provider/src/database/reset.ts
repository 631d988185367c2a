import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { readConfiguration } from '../configuration.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { connectEmbedded } from './connect.ts';
import { holdDataFolder } from './dataFolderLock.ts';
import { migrate } from './migrate.ts';

// `npm run db:reset` throws the database away and builds it anew; `npm run db:seed` (--keep) only fills an empty one.
const configuration = readConfiguration(process.env);
if (!process.argv.includes('--keep')) {
  const release = holdDataFolder(configuration.dataDir);
  rmSync(join(configuration.dataDir, 'database'), { recursive: true, force: true });
  release();
}
const database = await connectEmbedded(configuration.dataDir);
try {
  await migrate(database);
  const seedDate = configuration.seedDate ?? systemClock().today();
  const seeded = await seedIfEmpty(database.db, { seedDate, editor: configuration.editor });
  process.stdout.write(seeded ? `Seeded around ${seedDate}: ${JSON.stringify(seeded)}\n` : 'The database is already seeded.\n');
} finally {
  await database.close();
}
