import { sql } from 'drizzle-orm';
import type { Db } from './Database.ts';

/** Resolves once all that was committed before the call is on the disk, and on the standby where commits wait for one. */
export type Flushed = () => Promise<void>;

/**
 * For PostgreSQL. A transaction that others wait for may commit without waiting for the disk (`COMMIT_EARLY`), so that its locks
 * end at once; nobody is answered before this resolves. The log is written in order: one commit that waits brings all
 * before it along, so those who call meanwhile share the next one.
 */
export function createFlushed(db: Pick<Db, 'execute'>): Flushed {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = null;
        const own = db.execute(sql`select pg_logical_emit_message(true, 'spielplan', '')`).then(() => undefined);
        current = own;
        return own;
      });
    return next;
  };
}

/** Said inside a transaction: its commit does not wait for the disk. */
export const COMMIT_EARLY = sql`set local synchronous_commit = off`;
