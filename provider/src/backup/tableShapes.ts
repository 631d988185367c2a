import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';

/** A table as a backup sees it: its stored columns, in order, with their SQL types. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

type Reader = Pick<Db, 'select'>;

/** Which structure a table has is known by the journal of migrations, and is no content. */
const JOURNAL = 'migration_journal';

/** Every table of ours, by name; columns that the database computes itself are left out. */
export async function readTableShapes(db: Reader): Promise<TableShape[]> {
  const rows = await db
    .select({
      table: sql<string>`c.relname`,
      column: sql<string>`a.attname`,
      type: sql<string>`format_type(a.atttypid, a.atttypmod)`,
    })
    .from(sql`pg_class c join pg_attribute a on a.attrelid = c.oid`)
    .where(
      sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> ${JOURNAL}
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
    )
    .orderBy(sql`c.relname, a.attnum`);
  const columnsOf = Map.groupBy(rows, ({ table }) => table);
  return [...columnsOf].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }));
}

/**
 * Where each sequence stands; ids that were handed out once
 * are not handed out again, even if their rows are gone.
 */
export async function readSequences(db: Reader): Promise<Record<string, string>> {
  const rows = await db
    .select({ name: sql<string>`sequencename`, last: sql<string | null>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`1`);
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}
