import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

const migrationJournal = pgTable('migration_journal', { name: text('name').primaryKey(), checksum: text('checksum').notNull() });

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/**
 * Brings the database to the newest structure, forward only: each file of `migrations/` runs once, in the order of the
 * names, in a transaction of its own together with its line in the journal. Returns the names that ran now. Throws when
 * a file that already ran has been changed, because then the journal no longer tells the truth.
 */
export async function migrate({ db, runScript }: Database): Promise<string[]> {
  await runScript(
    'create table if not exists migration_journal (name text primary key, checksum text not null, applied timestamptz not null default now())',
  );
  const journal = await db.select().from(migrationJournal);
  const applied = new Map(journal.map(({ name, checksum }) => [name, checksum]));
  const ran: string[] = [];
  for (const { name, script, checksum } of readMigrations()) {
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

function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const script = readFileSync(join(FOLDER, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}
