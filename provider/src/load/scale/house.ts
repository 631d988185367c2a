import { systemClock } from '../../platform/clock/clock.ts';
import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { connect, type Database } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type ProviderProcess, startProviderProcess } from '../../faults/providerProcess.ts';
import { seedIfEmpty } from '../../seed/index.ts';
import { type LocalPostgres, startPostgres } from '../../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase } from '../../testing/seededDatabase.ts';
import { addTicketedEvent, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { growProgramme } from './growProgramme.ts';

/** A house on a PostgreSQL of its own, which flushes what it commits. */
export interface BenchHouse {
  database: Database;
  postgres: LocalPostgres;
  /** An event with one numbered hall; providers that run already do not know it. */
  addHall(rows: number, seatsOfRow: number): Promise<TicketedEvent>;
  startProvider(more?: Readonly<Record<string, string>>): Promise<ProviderProcess>;
  /** Ends it all, with the providers that still run. */
  remove(): Promise<void>;
}

export async function openHouse(events: number): Promise<BenchHouse> {
  const postgres = await startPostgres({ isDurable: true });
  const data = await makeEmptyDatabase(postgres.url);
  const database = await connect({ ...data, isUnhurried: true });
  await migrate(database);
  await seedIfEmpty(database.db, { seedDate: systemClock(null).today(), editor: parseConfiguration({}).editor });
  await growProgramme(database.db, events);
  const running: ProviderProcess[] = [];
  return {
    database,
    postgres,
    addHall(rows, seatsOfRow) {
      const now = Date.now();
      const context = { db: database.db, changes: { changed: () => undefined } };
      return addTicketedEvent({ context, clock: { now: () => now } }, [{ rows: Array.from({ length: rows }, () => seatsOfRow) }]);
    },
    async startProvider(more) {
      const provider = await startProviderProcess({
        DATA_DIR: data.dataDir,
        DATABASE_URL: data.databaseUrl ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        HOLDS_PER_VISITOR: '10000',
        ...more,
      });
      running.push(provider);
      return provider;
    },
    async remove() {
      for (const provider of running) provider.signal('SIGTERM');
      await Promise.all(running.map(({ ended }) => ended));
      await database.close();
      await data.remove();
      await postgres.stop();
    },
  };
}
