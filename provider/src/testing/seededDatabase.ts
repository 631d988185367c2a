import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { connect, type Database } from '../platform/database/connect.ts';
import { connectPostgres } from '../platform/database/connectPostgres.ts';
import { contentFingerprint, fillForTests, makeEmptyFolder, makeSeededFolder, openSeededInMemory } from './seededFolder.ts';

/** Where a provider under test finds its data; `remove` throws all of it away. */
export interface SeededData {
  dataDir: string;
  databaseUrl: string | null;
  remove: () => Promise<void>;
}

/**
 * A PostgreSQL server for tests, by `npm run test:postgres
 * -w provider`; without it the embedded engine is tested.
 */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL || null;

/** Any number: one test process at a time builds the template. */
const TEMPLATE_LOCK = 774_357_527;

/**
 * A freshly seeded database of one test file's own, on
 * the engine that is tested, for what opens it by itself.
 */
export async function makeSeededData(): Promise<SeededData> {
  if (TEST_DATABASE_URL === null) {
    const { folder, remove } = await makeSeededFolder();
    return { dataDir: folder, databaseUrl: null, remove: async () => remove() };
  }
  return copyTemplate(TEST_DATABASE_URL, await needTemplate(TEST_DATABASE_URL));
}

/**
 * The same for what is given its database: what opens it, once, and
 * the data folder without it. On the embedded engine it is in memory.
 */
export async function makeSeeded(): Promise<SeededData & { open: () => Promise<Database> }> {
  if (TEST_DATABASE_URL !== null) {
    const data = await makeSeededData();
    return { ...data, open: () => connect(data) };
  }
  const { folder, remove } = makeEmptyFolder();
  return { dataDir: folder, databaseUrl: null, open: openSeededInMemory, remove: async () => remove() };
}

/** A database of one test's own on the PostgreSQL server, with nothing in it. */
export function makeEmptyDatabase(server: string): Promise<SeededData> {
  return copyTemplate(server, 'template0');
}

async function copyTemplate(server: string, template: string): Promise<SeededData> {
  const name = `spielplan_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: through the log it takes half as long again.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const { folder, remove } = makeEmptyFolder();
  return {
    dataDir: folder,
    databaseUrl: urlOf(server, name),
    async remove() {
      remove();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * The name of the seeded database that the others are copied
 * from; made once per state of migrations and content.
 */
async function needTemplate(server: string): Promise<string> {
  const name = `template_${contentFingerprint()}`;
  const client = new Client(server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `draft_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create database ${draft}`);
    const database = await connectPostgres(urlOf(server, draft), { isUnhurried: true });
    await fillForTests(database);
    await database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
