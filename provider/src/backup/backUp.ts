import { sql } from 'drizzle-orm';
import type { Database, Db } from '../platform/database/connect.ts';
import { readJournal } from '../platform/database/migrate.ts';
import { type BackupHeader, writeBackupFile } from './backupFile.ts';
import { readSequences, readTableShapes, type TableShape } from './tableShapes.ts';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const BATCH_ROWS = 500;

/**
 * Writes everything the database holds into one file, as it is at one moment, while others go on
 * working. Values are written as PostgreSQL writes them, so the file fits either engine. Answers the
 * header. Uploaded files are not in the database.
 */
export function backUp({ db }: Pick<Database, 'db'>, file: string): Promise<BackupHeader> {
  return db.transaction(
    async (tx) => {
      const shapes = await readTableShapes(tx);
      const tables: BackupHeader['tables'] = [];
      for (const { name } of shapes) tables.push({ name, rows: await countRows(tx, name) });
      const header: BackupHeader = {
        format: 'spielplan-backup',
        version: 1,
        made: new Date().toISOString(),
        migrations: Object.fromEntries(await readJournal(tx)),
        sequences: await readSequences(tx),
        tables,
      };
      await writeBackupFile(file, header, readRows(tx, shapes));
      return header;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function countRows(db: Pick<Db, 'select'>, table: string): Promise<number> {
  const [row] = await db.select({ rows: sql`count(*)`.mapWith(Number) }).from(sql`${sql.identifier(table)}`);
  return row?.rows ?? 0;
}

async function* readRows(tx: Tx, shapes: readonly TableShape[]): AsyncGenerator<string> {
  for (const { name, columns } of shapes) {
    const texts = sql.join(
      columns.map((column) => sql`${sql.identifier(column.name)}::text`),
      sql`, `,
    );
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select to_jsonb(r)::text as line from (select ${texts} from ${sql.identifier(name)}) r`,
    );
    for (;;) {
      const answer: unknown = await tx.execute(sql.raw(`fetch ${BATCH_ROWS} from backup_rows`));
      const { rows } = answer as { rows: { line: string }[] };
      for (const { line } of rows) yield line;
      if (rows.length < BATCH_ROWS) break;
    }
    await tx.execute(sql`close backup_rows`);
  }
}
