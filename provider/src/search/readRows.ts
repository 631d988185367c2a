import type { SQL } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';

/**
 * The rows of a statement written by hand, on either
 * engine. Their type is what the statement selects.
 */
export async function readRows<Row>(db: Pick<Db, 'execute'>, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
