import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../connect.ts';
import { migrate, readJournal } from '../migrate.ts';
import { notifyAllProcesses } from '../postgresSignals.ts';
import { settings } from '../schema/index.ts';
import { TOPICS } from '../../changes.ts';
import { countRows } from './backUp.ts';
import { type BackupHeader, checkBackupFile, rowsOf } from './backupFile.ts';
import { readTableShapes, type TableShape } from './tableShapes.ts';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const BATCH_ROWS = 500;

export interface RestoreOptions {
  /** Throws away what the database holds; without it only an empty one is filled. */
  replaces: boolean;
}

/**
 * Puts a backup in the place of everything the database holds, all or nothing, on either engine.
 * Throws a sentence for a file that is damaged, for one of another structure, and for a database
 * that is not empty unless it is to be replaced; then nothing has been touched. Processes that serve
 * from this database learn that everything has changed.
 */
export async function restore(database: Database, file: string, { replaces }: RestoreOptions): Promise<BackupHeader> {
  const header = await checkBackupFile(file);
  await database.alone(async () => {
    await migrate(database);
    const { db } = database;
    refuseOtherStructure(header, await readJournal(db));
    if (!replaces && (await isFilled(db))) {
      throw new Error('The database is not empty. With --replace, everything in it is thrown away and replaced by the backup.');
    }
    await db.transaction(async (tx) => {
      const shapes = new Map((await readTableShapes(tx)).map((shape) => [shape.name, shape]));
      const putBack = await setRulesAside(tx, [...shapes.keys()]);
      await writeRows(tx, header, shapes, rowsOf(file, header));
      await putBack();
      for (const [name, last] of Object.entries(header.sequences)) {
        await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
      }
      for (const { name, rows } of header.tables) {
        const found = await countRows(tx, name);
        if (found !== rows) throw new Error(`The table ${name} got ${found} of ${rows} rows. Nothing has been changed.`);
      }
    });
    if (database.engine === 'postgres') await notifyAllProcesses(db, TOPICS.join(' '));
  });
  return header;
}

function refuseOtherStructure({ migrations }: BackupHeader, journal: ReadonlyMap<string, string>): void {
  const isSame = ([name, checksum]: [string, string]) => migrations[name] === checksum;
  if (Object.keys(migrations).length === journal.size && [...journal].every(isSame)) return;
  const newest = Object.keys(migrations).sort().at(-1) ?? 'nothing';
  throw new Error(
    `The backup has another structure (its last migration is ${newest}). Restore it with the release that made it; a newer release then brings it forward when it starts.`,
  );
}

async function isFilled(db: Db): Promise<boolean> {
  const [marker] = await db.select().from(settings).where(eq(settings.key, 'seed_date'));
  return marker !== undefined;
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
