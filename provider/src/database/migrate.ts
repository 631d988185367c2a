import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

const migrationJournal = pgTable('migration_journal', {
  name: text('name').primaryKey(),
  checksum: text('checksum').notNull(),
  applied: timestamp('applied', { withTimezone: true }).notNull(),
});

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/**
 * Brings the database to the newest structure, forward only: each file of `migrations/` runs once,
 * in the order of the names, in a transaction of its own together with its line in the journal.
 * Returns the names that ran now. Throws when a file that already ran has been changed, because then
 * the journal no longer tells the truth, and when the database is newer than this code, which would
 * misread it. Of several processes one at a time may call it (`Database.alone`).
 */
export async function migrate({ db, runScript }: Pick<Database, 'db' | 'runScript'>): Promise<string[]> {
  await runScript(
    'create table if not exists migration_journal (name text primary key, checksum text not null, applied timestamptz not null default now())',
  );
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

function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}[a-z]?_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const script = readFileSync(join(FOLDER, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}
