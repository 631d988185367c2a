import { parseArgs } from 'node:util';
import { connect } from '../platform/database/connect.ts';
import { runCommand } from '../platform/database/runCommand.ts';
import { startPostgres } from '../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase } from '../testing/seededDatabase.ts';
import { fillForTests, makeEmptyFolder } from '../testing/seededFolder.ts';
import { type KillOptions, type KillReport, runKillRounds } from './killRounds.ts';

// `npm run fault:kill -w provider -- --engine pglite|postgres [--rounds 20]`: kill -9 during writes;
// all that was answered is there afterwards. On PostgreSQL every third round kills its server.
const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'pglite' }, rounds: { type: 'string', default: '20' } },
});
const rounds = Number(values.rounds);

await runCommand(async (say) => {
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number.');
  if (values.engine !== 'pglite' && values.engine !== 'postgres') throw new Error('--engine is pglite or postgres.');
  const report = values.engine === 'pglite' ? await onEmbedded(say) : await onPostgres(say);
  say(
    `${report.rounds} rounds on ${values.engine}: ${report.promised} answers promised, ${report.unanswered} cut off, ${report.faults.length} broken.`,
  );
  if (report.faults.length > 0) throw new Error(report.faults.slice(0, 20).join('\n'));
});

async function onEmbedded(say: (line: string) => void): Promise<KillReport> {
  const { folder, remove } = makeEmptyFolder();
  const data = { dataDir: folder, databaseUrl: null };
  try {
    await fill(data);
    return await runKillRounds({ data, rounds, say });
  } finally {
    remove();
  }
}

async function onPostgres(say: (line: string) => void): Promise<KillReport> {
  const server = await startPostgres({ say, isDurable: true });
  try {
    const data = await makeEmptyDatabase(server.url);
    await fill(data);
    return await runKillRounds({ data, rounds, say, crashServer: server.crashAndRestart });
  } finally {
    await server.stop();
  }
}

async function fill(data: KillOptions['data']): Promise<void> {
  const database = await connect({ ...data, isUnhurried: true });
  await fillForTests(database);
  await database.close();
}
