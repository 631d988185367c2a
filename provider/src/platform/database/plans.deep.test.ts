import { Client } from 'pg';
import { asc, gte, sql } from 'drizzle-orm';
import { systemClock } from '../clock/clock.ts';
import { parseConfiguration } from '../configuration/configuration.ts';
import { growProgramme } from '../../load/scale/growProgramme.ts';
import { makeSyntheticDocuments } from '../../search/bench/syntheticDocuments.ts';
import { refreshIndex } from '../../search/index.ts';
import { readRows } from '../../search/readRows.ts';
import { writeDocuments } from '../../search/index/writeDocuments.ts';
import { seedIfEmpty } from '../../seed/index.ts';
import { startProvider } from '../../server.ts';
import { startPostgres } from '../../testing/postgres/startPostgres.ts';
import { askAsVisitors, findReadWhole, recordStatements } from '../../testing/recordPlans.ts';
import { makeEmptyDatabase } from '../../testing/seededDatabase.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { events } from './schema/index.ts';

const EVENTS = 40_000;
const DOCUMENTS = 24_000;
const LARGE_ROWS = 10_000;

it('on PostgreSQL no statement that a visitor causes reads a table of more than 10,000 rows', async () => {
  const server = await startPostgres();
  const data = await makeEmptyDatabase(server.url);
  const clock = systemClock(null);
  const database = await connect({ ...data, isUnhurried: true });
  await migrate(database);
  await seedIfEmpty(database.db, { seedDate: clock.today(), editor: parseConfiguration({}).editor });
  await growProgramme(database.db, EVENTS);
  await refreshIndex(database.db, clock.now());
  // As many productions as no house has yet, beside the seeded ones.
  const { db } = database;
  const stories = makeSyntheticDocuments(DOCUMENTS).map((document) => ({ ...document, itemId: document.itemId + 1_000_000 }));
  await db.transaction((tx) => writeDocuments(tx, ['series'], stories));
  await db.execute(sql`analyze`);
  const sizes = await readRows<{ name: string }>(db, sql`select relname as name from pg_class where reltuples > ${LARGE_ROWS}`);
  const large = new Set(sizes.map(({ name }) => name));
  const next = await db
    .select({ id: events.id })
    .from(events)
    .where(gte(events.day, clock.today()))
    .orderBy(asc(events.day))
    .limit(3);
  const [first, second, third] = next.map(({ id }) => id);
  await database.close();

  const configuration = { ...parseConfiguration({}), ...data, port: 0, logLevel: 'silent' as const, rateLimit: 1_000_000 };
  const provider = await startProvider({ ...configuration, warmPosters: false });
  await askAsVisitors(provider, { event: first! });
  provider.context.changes.changed('inventory');
  provider.context.changes.changed('sales');
  const { statements, stop } = recordStatements();
  await askAsVisitors(provider, { event: second!, eventAvailability: third! });
  stop();
  const client = new Client(data.databaseUrl!);
  await client.connect();
  const readWhole = await findReadWhole(statements.values(), large, async (text, values) => {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(text, values);
    return rows[0]?.['QUERY PLAN'];
  });
  await client.end();
  await provider.close();
  await data.remove();
  await server.stop();
  expect([...large]).toEqual(expect.arrayContaining(['events', 'inventory', 'search_dates', 'search_documents', 'search_words']));
  expect(statements.size).toBeGreaterThan(15);
  expect(readWhole).toEqual([]);
}, 240_000);
