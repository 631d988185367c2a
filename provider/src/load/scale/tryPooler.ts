import { sql } from 'drizzle-orm';
import { connect } from '../../platform/database/connect.ts';
import { notifyAllProcesses } from '../../platform/database/postgresSignals.ts';
import { runCommand } from '../../platform/database/runCommand.ts';
import { rush } from './rush.ts';
import { canStartPooler, startPooler } from '../../testing/postgres/startPooler.ts';
import { startPostgres } from '../../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase } from '../../testing/seededDatabase.ts';
import { fillForTests } from '../../testing/seededFolder.ts';
import { addTicketedEvent } from '../../testing/ticketedEvent.ts';
import { startProviderProcess, waitUntilReady } from '../../faults/providerProcess.ts';

// `npm run bench:pooler -w provider`: two providers sell a hall behind PgBouncer in transaction mode
// and go on after it has died. Exit code 3 where there is no PgBouncer.
const NOT_TRIED = 3;
const CONNECTIONS = 6;
const RUSH = { buyers: 100, seconds: 6 };
const ROWS = [40, 40];

if (canStartPooler()) await runCommand(tryPooler);
else {
  process.stderr.write("Not tried on this machine: it takes Debian's pgbouncer.\n");
  process.exitCode = NOT_TRIED;
}

async function tryPooler(say: (line: string) => void): Promise<void> {
  const server = await startPostgres();
  const pooler = await startPooler(server.url, CONNECTIONS);
  const data = await makeEmptyDatabase(server.url);
  const database = await connect({ ...data, isUnhurried: true });
  const faults: string[] = [];
  try {
    await fillForTests(database);
    const environment = {
      DATA_DIR: data.dataDir,
      DATABASE_URL: pooler.through(data.databaseUrl ?? ''),
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
      HOLDS_PER_VISITOR: '10000',
    };
    const complete = { ...environment, DATABASE_DIRECT_URL: data.databaseUrl ?? '' };
    const refusal = async (given: Readonly<Record<string, string>>, word: string) => {
      const said = await startProviderProcess(given).then(
        () => 'It started.',
        (error: Error) => error.message,
      );
      const line = said.split('\n').find((each) => each.includes(word));
      if (line) say(`Refused: ${line}`);
      else faults.push(`A start that should name ${word}: ${said}`);
    };
    await refusal(environment, 'DATABASE_DIRECT_URL');
    await database.db.execute(sql`alter role postgres set timezone = 'Europe/Berlin'`);
    await pooler.crashAndRestart();
    await refusal(complete, 'Europe/Berlin');
    await database.db.execute(sql`alter role postgres set timezone = 'UTC'`);
    await database.db.execute(sql`alter role postgres set statement_timeout = '10s'`);
    await pooler.crashAndRestart();

    const providers = await Promise.all([startProviderProcess(complete), startProviderProcess(complete)]);
    const urls = providers.map(({ url }) => url);
    const now = Date.now();
    const clock = { now: () => now };
    const context = { db: database.db, changes: { changed: () => undefined } };
    for (const part of ['before', 'after'] as const) {
      if (part === 'after') {
        await pooler.crashAndRestart();
        await Promise.all(urls.map(waitUntilReady));
      }
      const hall = await addTicketedEvent({ context, clock }, [{ rows: ROWS }]);
      // Those who run learn of it by a signal.
      await notifyAllProcesses(database.db, 'content');
      const { sold, refused, failed, wrong, holdP95, payP95 } = await rush(urls, database.db, hall, RUSH);
      say(
        `Rush ${part} the pooler died: ${sold} sold, ${refused} told that nothing is left, ${failed} failed, ${wrong} wrong; ` +
          `p95 ${holdP95.toFixed(0)} ms to hold, ${payP95.toFixed(0)} ms to pay.`,
      );
      const seats = ROWS.reduce((sum, row) => sum + row, 0);
      if (sold !== seats || refused !== RUSH.buyers - seats || failed + wrong > 0) faults.push(`The rush ${part} was wrong.`);
    }
    for (const provider of providers) provider.signal('SIGTERM');
    await Promise.all(providers.map(({ ended }) => ended));
  } finally {
    await database.close();
    await pooler.stop();
    await data.remove();
    await server.stop();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
