import { sql } from 'drizzle-orm';
import type { Db } from './Database.ts';

const CHECK_INTERVAL_MS = 60_000;
const MAX_LOG_BYTES = 32 * 1024 * 1024;

/**
 * Makes a checkpoint whenever the write-ahead log has grown by 32 MB. The embedded engine makes none by itself while it runs, so
 * that its log would grow for as long as the process lives. Returns what ends this.
 */
export function shortenLog(db: Db, lookEvery = CHECK_INTERVAL_MS): () => void {
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const [grown] = await db
        .select({ bytes: sql<number>`(pg_current_wal_insert_lsn() - redo_lsn)::float8` })
        .from(sql`pg_control_checkpoint()`);
      if (grown && grown.bytes > MAX_LOG_BYTES) await db.execute(sql`checkpoint`);
    } catch {
      // A disk that takes nothing is told of by `/health/ready`; the next look may find room.
    } finally {
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look(), lookEvery).unref();
  return () => clearInterval(timer);
}
