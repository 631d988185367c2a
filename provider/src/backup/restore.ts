import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../platform/database/connect.ts';
import { type Migration, migrationsOf, readJournal, rebuildSchema } from '../platform/database/migrate.ts';
import { notifyAllProcesses } from '../platform/database/postgresSignals.ts';
import { settings } from '../platform/database/schema/index.ts';
import { TOPICS } from '../platform/changes/changes.ts';
import { countRows } from './backUp.ts';
import { type BackupHeader, checkBackupFile, rowsOf } from './backupFile.ts';
import { continueSequences, hasTable, readBefore, type Restored, shutShop } from './afterRestore.ts';
import { readTableShapes, type TableShape } from './tableShapes.ts';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const BATCH_ROWS = 500;

export interface RestoreOptions {
  /** Throws away what the database holds; without it only an empty one is filled. */
  replaces: boolean;
  now?: () => number;
}

/**
 * Puts a backup in the place of everything the database holds, all or nothing, on either engine: with the structure that the backup
 * has, which may be older or newer than the one that is there, as long as this release knows all of it. The shop is shut afterwards, and
 * numbers go on above a gap, because those after the backup were given to people. Throws a sentence for a file that is damaged or of
 * an unknown structure, for a database of something else, and for one that is not empty unless it is to be replaced; then nothing
 * has been touched. Processes that serve from this database learn that everything has changed. Answers what is missing now.
 */
export async function restore(database: Database, file: string, { replaces, now = Date.now }: RestoreOptions): Promise<Restored> {
  const header = await checkBackupFile(file);
  const migrations = knownMigrations(header);
  return database.alone(async () => {
    const { db } = database;
    await refuseForeign(db);
    if (!replaces && (await isFilled(db))) {
      throw new Error('The database is not empty. With --replace, everything in it is thrown away and replaced by the backup.');
    }
    const restored = await db.transaction(async (tx) => {
      const before = await readBefore(tx, header);
      const putBack = await prepareTables(tx, migrations);
      const shapes = new Map((await readTableShapes(tx)).map((shape) => [shape.name, shape]));
      await writeRows(tx, header, shapes, rowsOf(file, header));
      await putBack();
      for (const { name, rows } of header.tables) {
        const found = await countRows(tx, name);
        if (found !== rows) throw new Error(`The table ${name} got ${found} of ${rows} rows. Nothing has been changed.`);
      }
      await continueSequences(tx, header.sequences, before.sequences);
      return shutShop(tx, header, before, now());
    });
    if (database.engine === 'postgres') await notifyAllProcesses(db, TOPICS.join(' '));
    return restored;
  });
}

/** The migrations that a backup names; throws a sentence where this release, or the one in `folder`, does not know them all. */
export function knownMigrations({ migrations }: BackupHeader, folder?: string): Migration[] {
  try {
    return migrationsOf(migrations, folder);
  } catch (error) {
    const name = error instanceof Error ? error.message : '';
    throw new Error(
      `The backup has another structure: ${folder === undefined ? 'this release' : 'the release that is to run'} does not know its migration ${name}. Restore it with the release that made it, or a newer one.`,
      { cause: error },
    );
  }
}

/** Throws a sentence where a restore could not write: a database of something else, or one whose schema is another user's. */
export async function checkDatabase({ db }: Pick<Database, 'db'>): Promise<void> {
  await refuseForeign(db);
  const [row] = await db
    .select({ owns: sql<boolean>`pg_has_role(nspowner, 'usage')` })
    .from(sql`pg_namespace`)
    .where(sql`nspname = 'public'`);
  if (!row?.owns) throw new Error('The schema public belongs to another user, so that it cannot be replaced.');
}

/** An address can be mistyped: throws for a database that holds tables and no journal of ours. */
async function refuseForeign(db: Pick<Db, 'select'>): Promise<void> {
  const [other] = await db
    .select({ name: sql<string>`c.relname` })
    .from(sql`pg_class c`)
    .where(
      sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and to_regclass('public.migration_journal') is null`,
    )
    .limit(1);
  if (other) throw new Error(`That database holds tables of something else (${other.name}, …). Nothing has been thrown away.`);
}

async function isFilled(db: Pick<Db, 'select'>): Promise<boolean> {
  if (!(await hasTable(db, 'settings'))) return false;
  const [marker] = await db.select().from(settings).where(eq(settings.key, 'seed_date'));
  return marker !== undefined;
}

/** Empties the tables where the structure is that of the backup, and builds it anew where it is not. */
async function prepareTables(tx: Tx, migrations: readonly Migration[]): Promise<() => Promise<void>> {
  const journal = (await hasTable(tx, 'migration_journal')) ? await readJournal(tx) : new Map<string, string>();
  const isSame = migrations.length === journal.size && migrations.every(({ name, checksum }) => journal.get(name) === checksum);
  if (!isSame) await rebuildSchema(tx, migrations);
  return setRulesAside(
    tx,
    (await readTableShapes(tx)).map(({ name }) => name),
  );
}

/**
 * Empties the tables and takes references and triggers off them, so that rows may
 * come in any order. What is answered puts them back, which checks every reference.
 */
async function setRulesAside(tx: Tx, tables: readonly string[]): Promise<() => Promise<void>> {
  const references = await tx
    .select({
      table: sql<string>`conrelid::regclass::text`,
      name: sql<string>`quote_ident(conname)`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  const names = tables.map((name) => sql`${sql.identifier(name)}`);
  const eachTable = async (action: string) => {
    for (const name of names) await tx.execute(sql`alter table ${name} ${sql.raw(action)}`);
  };
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
  for (const { table, name } of references) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  await eachTable('disable trigger user');
  return async () => {
    await eachTable('enable trigger user');
    for (const { table, name, definition } of references) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
    }
  };
}

async function writeRows(
  tx: Tx,
  { tables }: BackupHeader,
  shapes: ReadonlyMap<string, TableShape>,
  rows: AsyncIterator<string>,
): Promise<void> {
  for (const { name, rows: count } of tables) {
    const shape = shapes.get(name);
    if (!shape) throw new Error(`The backup holds a table ${name}, which the database has not.`);
    for (let left = count; left > 0; left -= BATCH_ROWS) {
      const lines: string[] = [];
      while (lines.length < Math.min(left, BATCH_ROWS)) {
        const { value, done } = await rows.next();
        if (done) throw new Error('The backup ended too early.');
        lines.push(value);
      }
      await tx.execute(insertOf(shape, `[${lines.join(',')}]`));
    }
  }
}

function insertOf({ name, columns }: TableShape, rows: string) {
  const list = (each: (column: TableShape['columns'][number]) => ReturnType<typeof sql>) => sql.join(columns.map(each), sql`, `);
  return sql`insert into ${sql.identifier(name)} (${list((column) => sql`${sql.identifier(column.name)}`)})
    overriding system value
    select ${list((column) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.type)}`)}
    from jsonb_to_recordset(${rows}::jsonb) as r(${list((column) => sql`${sql.identifier(column.name)} text`)})`;
}
