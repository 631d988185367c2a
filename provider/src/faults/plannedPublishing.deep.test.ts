import { Client } from 'pg';
import type { DocumentRef } from '@spielplan/shared-contracts/api';
import { until } from '@spielplan/shared-contracts/testing';
import { openDesk } from '../testing/editorsDesk.ts';
import { type LocalPostgres, startPostgres } from '../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase, type SeededData } from '../testing/seededDatabase.ts';
import { newEditor } from '../testing/testProvider.ts';
import { type ProviderProcess, startProviderProcess } from './providerProcess.ts';

const ROUNDS = 4;
const TIMEOUT_MS = 600_000;
const WAIT_MS = 60_000;
const LEAD_MS = 4_000;
const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const NAMES = ['one', 'other'] as const;
type Name = (typeof NAMES)[number];

let server: LocalPostgres;
let data: SeededData;
let database: Client | undefined;
const providers: Partial<Record<Name, ProviderProcess>> = {};

/** A provider that the database knows by its name. */
async function start(name: Name): Promise<void> {
  const environment = {
    DATABASE_URL: `${data.databaseUrl}?application_name=${name}`,
    DATA_DIR: data.dataDir,
    PUBLISHING: 'draft',
    LOG_LEVEL: 'error',
  };
  providers[name] = await startProviderProcess(environment);
}

beforeAll(async () => {
  server = await startPostgres();
  data = await makeEmptyDatabase(server.url);
  await start('one');
  await start('other');
  database = new Client(data.databaseUrl!);
  await database.connect();
  // Publishing takes a moment that something can happen in.
  await database.query(
    `create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(0.7); return new; end'`,
  );
  await database.query(
    `create trigger dawdle before insert on modules for each row when (new.page_id = 5) execute function dawdle()`,
  );
}, TIMEOUT_MS);
afterAll(async () => {
  for (const provider of Object.values(providers)) {
    provider.signal('SIGKILL');
    await provider.ended;
  }
  await database?.end();
  await server.stop();
});

const publishings = async () =>
  Number((await database!.query(`select count(*) from page_versions where kind = 'published'`)).rows[0].count);
/** Which of the providers is just publishing. */
const findPublisher = async () => {
  const { rows } = await database!.query(
    `select application_name from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
  );
  return NAMES.find((name) => rows.some((row) => row.application_name === name));
};
const pageAt = async (name: Name) =>
  (await fetch(`${providers[name]!.url}/de/pageeditor-api/page/ueber-uns`)).text().catch(() => '');

it(
  'of two providers on one PostgreSQL one publishes what is planned, once, also when it is killed in the middle of it',
  async () => {
    const killed: Name[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = await publishings();
      const desk = openDesk(await newEditor(providers.one!.url));
      const word = `Termin${round}`;
      await desk.create('text', ABOUT, { content: `<p>${word}</p>` });
      const at = new Date(Date.now() + LEAD_MS).toISOString();
      await desk.documents('publishDocuments', [ABOUT], { at });
      let victim: Name | undefined;
      await until(async () => (victim = await findPublisher()) !== undefined, WAIT_MS);
      providers[victim!]!.signal('SIGKILL');
      await providers[victim!]!.ended;
      killed.push(victim!);
      const survivor = victim === 'one' ? 'other' : 'one';
      await until(async () => (await pageAt(survivor)).includes(word), WAIT_MS);
      expect((await publishings()) - before).toBe(1);
      await start(victim!);
      expect(await pageAt(victim!)).toContain(word);
      const { rows } = await database!.query(`select scheduled_at from documents where content_type = 'page' and object_id = 5`);
      expect(rows).toEqual([{ scheduled_at: null }]);
      // Neither publishes it again.
      await until(async () => (await findPublisher()) === undefined, WAIT_MS);
      expect((await publishings()) - before).toBe(1);
    }
    expect(killed).toHaveLength(ROUNDS);
  },
  TIMEOUT_MS,
);
