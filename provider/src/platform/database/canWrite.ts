import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** The log of the embedded database grows by files of 16 MB, all at once. */
const MIN_FREE_BYTES = 24 * 1024 * 1024;
const PROBE_BYTES = 8_192;
const PROBE_FILE = 'data.probe';

/**
 * Why the embedded database's folder takes nothing any more; null
 * where it does. A real write, because a mount may be read-only.
 */
export async function findFolderProblem(dataDir: string): Promise<string | null> {
  const file = join(dataDir, PROBE_FILE);
  try {
    await mkdir(dataDir, { recursive: true });
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < MIN_FREE_BYTES) return `the disk has ${Math.floor((bavail * bsize) / 1024 ** 2)} MB left`;
    await using probe = await open(file, 'w');
    await probe.write(Buffer.alloc(PROBE_BYTES));
    await probe.sync();
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'the folder cannot be written';
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Changes a row to what it is. Rejects where the database is read-only, full or away. */
export async function probeWrite(db: Db): Promise<void> {
  await db.execute(sql`
    update migration_journal set checksum = checksum
    where name = (select min(name) from migration_journal)`);
}
