import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '../../platform/clock/clock.ts';
import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { refreshIndex } from '../../search/index.ts';
import { seedIfEmpty } from '../../seed/index.ts';
import { startPostgres } from '../../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase } from '../../testing/seededDatabase.ts';
import { growProgramme } from './growProgramme.ts';
import { isOverMust, printScale, type ScaleColumn } from './printScale.ts';
import type { ScaleFigures } from './measureScale.ts';

// `npm run bench -- scale [600 5000 40000]`: what houses of several sizes cost on PostgreSQL, and how
// it grows with them. A process for each size, so that its memory is that of one provider.
const sizes = process.argv.slice(2).map(Number);
const server = await startPostgres();
const columns: ScaleColumn[] = [];
try {
  for (const size of sizes.length > 0 ? sizes : [600, 5_000, 40_000]) columns.push(await measure(size));
} finally {
  await server.stop();
}
process.stdout.write(`${printScale(columns)}\n`);
if (isOverMust(columns)) process.exitCode = 1;

async function measure(size: number): Promise<ScaleColumn> {
  const data = await makeEmptyDatabase(server.url);
  try {
    const clock = systemClock(null);
    const database = await connect({ ...data, isUnhurried: true });
    await migrate(database);
    await seedIfEmpty(database.db, { seedDate: clock.today(), editor: parseConfiguration({}).editor });
    const grown = await growProgramme(database.db, size);
    await refreshIndex(database.db, clock.now());
    await database.close();
    const child = [join(import.meta.dirname, 'measureInChild.ts'), JSON.stringify(data)];
    const options = ['--expose-gc', '--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];
    const { stdout } = await promisify(execFile)(process.execPath, [...options, ...child]);
    return { head: `${grown.events} events`, figures: JSON.parse(stdout) as ScaleFigures };
  } finally {
    await data.remove();
  }
}
