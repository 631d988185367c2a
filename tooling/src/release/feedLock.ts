import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { StoreChanged } from './urlStore.ts';

const LOCK_TIMEOUT_MS = 10_000;
const MAX_TRIES = 10;

/**
 * Two teams may publish at once, and each must see the other's
 * entry. A lock that a crash left behind is taken over.
 */
export async function withFeedLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = `${folder}/.feed-lock`;
  while (!(await takeLock(lock))) {
    if ((await ageOf(lock, folder)) > LOCK_TIMEOUT_MS) await rm(lock, { recursive: true, force: true });
    else await setTimeout(20);
  }
  try {
    return await untilUnchanged(work);
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** The lock holds on this machine alone: where another one has changed the store meanwhile, work begins again. */
export async function untilUnchanged<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreChanged) || tries === MAX_TRIES) throw error;
      await setTimeout(Math.random() * 200 * tries);
    }
  }
}

/** Milliseconds by the clock of the disk that both files are on, which need not be that of this machine. */
async function ageOf(lock: string, folder: string): Promise<number> {
  const probe = `${folder}/.feed-probe-${process.pid}-${randomUUID()}`;
  try {
    await writeFile(probe, '');
    const [now, taken] = await Promise.all([stat(probe), stat(lock)]);
    return now.mtimeMs - taken.mtimeMs;
  } catch {
    return 0;
  } finally {
    await rm(probe, { force: true });
  }
}

async function takeLock(lock: string): Promise<boolean> {
  return mkdir(lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}
