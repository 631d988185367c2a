import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

const migrationJournal = pgTable('migration_journal', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  applied: timestamp('applied', { withTimezone: true }).notNull(),
});

export interface Migration {
  name: string;
  script: string;
  checksum: string;
}

const MAKE_JOURNAL =
  'create table if not exists migration_journal (name text primary key, checksum text not null, applied timestamptz not null default now())';

/**
 * Brings the database to the newest structure, forward only: each file of `migrations/` runs once,
 * in the order of the names, in a transaction of its own together with its line in the journal.
 * Returns the names that ran now. Throws when a file that already ran has been changed, because then
 * the journal no longer tells the truth, and when the database is newer than this code, which would
 * misread it. Of several processes one at a time may call it (`Database.alone`).
 */
export async function migrate({ db, runScript }: Pick<Database, 'db' | 'runScript'>): Promise<string[]> {
  await runScript(MAKE_JOURNAL);
  const applied = await readJournal(db);
  const migrations = readMigrations();
  refuseNewer(applied, migrations);
  const ran: string[] = [];
  for (const { name, script, checksum } of migrations) {
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known) throw new Error(`The migration ${name} has been changed after it ran. Write a new one instead.`);
    await runScript(
      `begin;\n${script}\ninsert into migration_journal (name, checksum) values ('${name}', '${checksum}');\ncommit;`,
    );
    ran.push(name);
  }
  return ran;
}

/**
 * Throws the whole schema away and builds the one that exactly these migrations make, within the caller's
 * transaction. Rows that they bring along are in it.
 */
export async function rebuildSchema(tx: Pick<Database['db'], 'execute'>, migrations: readonly Migration[]): Promise<void> {
  const run = (script: string) => tx.execute(sql.raw(script));
  await run('drop schema public cascade');
  await run('create schema public');
  await run('grant usage on schema public to public');
  await run(MAKE_JOURNAL);
  for (const { name, script, checksum } of migrations) {
    // Several statements at once are one only inside of such a block, and a transaction of a driver takes one.
    await run(`do $rebuild_block$ begin execute $rebuild_script$${script}$rebuild_script$; end $rebuild_block$`);
    await run(`insert into migration_journal (name, checksum) values ('${name}', '${checksum}')`);
  }
}

/**
 * The migrations of a release by the checksums that something else had: a backup, or a database. Throws a sentence
 * that names the first that this release does not have, or has otherwise.
 */
export function migrationsOf(checksums: Readonly<Record<string, string>>, folder = FOLDER): Migration[] {
  const own = new Map(readMigrations(folder).map((migration) => [migration.name, migration]));
  return Object.entries(checksums)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, checksum]) => {
      const migration = own.get(name);
      if (migration?.checksum !== checksum) throw new Error(name);
      return migration;
    });
}

/** The checksum of each migration that the database has had, by name. */
export async function readJournal(db: Pick<Database['db'], 'select'>): Promise<Map<string, string>> {
  const journal = await db.select().from(migrationJournal);
  return new Map(journal.map(({ name, checksum }) => [name, checksum]));
}

/**
 * The migration that made the structure what it is, and when; null in a database that has had none.
 */
export async function readNewestMigration(db: Pick<Database['db'], 'select'>): Promise<{ name: string; applied: Date } | null> {
  const [newest] = await db
    .select({ name: migrationJournal.name, applied: migrationJournal.applied })
    .from(migrationJournal)
    .orderBy(desc(migrationJournal.name))
    .limit(1);
  return newest ?? null;
}

function refuseNewer(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !names.has(name)).sort();
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this release, which does not know ${unknown.join(', ')}. Start a release that does; structures only go forward.`,
  );
}

function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}[a-z]?_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const script = readFileSync(join(folder, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}
