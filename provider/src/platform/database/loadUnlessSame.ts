import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './Database.ts';

/**
 * Loads what is made of these tables only where one of their rows has changed since; else answers
 * what it loaded last. For what is large, and asked for again whenever anything might have changed.
 */
export function loadUnlessSame<T>(db: Db, tables: readonly PgTable[], load: () => Promise<T>): () => Promise<T> {
  let last: { state: string; value: T } | null = null;
  return async () => {
    // Before the rows: what changes while they are read is seen the next time.
    const state = await readState(db, tables);
    if (last?.state === state) return last.value;
    const value = await load();
    last = { state, value };
    return value;
  };
}

/**
 * Another text after each insert, update and delete: the database counts the rows, and adds up the
 * transactions that wrote them. It takes the tables' size there, and one row here.
 */
async function readState(db: Db, tables: readonly PgTable[]): Promise<string> {
  const states = tables.map(
    (table) => sql`(select concat_ws('/', count(*), sum(xmin::text::bigint), max(xmin::text::bigint)) from ${table})`,
  );
  const [row] = await db
    .select({ state: sql<string>`concat_ws(' ', ${sql.join(states, sql`, `)})` })
    .from(sql`(values (1)) as one`);
  return row?.state ?? '';
}
