import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { readWhole } from '../../platform/storage/readWhole.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { WorkQueue } from '../../platform/queue/workQueue.ts';

export interface Renditions {
  /**
   * The kept file of `key`, else what `make` gives, which is then kept. Callers at the same time share
   * one making. Throws `PROVIDER_FAILED` when too many are waiting, or when it takes longer than the
   * site's own time limit; the making goes on.
   */
  read(key: string, contentType: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** The site gives an answer 15 seconds. */
const TIMEOUT_MS = 12_000;

/**
 * Pictures in one width and format, made when they are first asked
 * for. A store that is away costs the keeping, not the picture.
 */
export function createRenditions(storage: Storage, queue: WorkQueue, timeoutMs = TIMEOUT_MS): Renditions {
  const underWay = new Map<string, Promise<Buffer>>();

  async function produce(key: string, contentType: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readWhole(storage, key).catch(() => null);
    if (kept) return kept;
    const made = await queue.run(make);
    await storage.put(key, made, contentType).catch(() => undefined);
    return made;
  }

  return {
    read(key, contentType, make) {
      const known = underWay.get(key);
      if (known) return inTime(known, timeoutMs);
      const work = produce(key, contentType, make).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return inTime(work, timeoutMs);
    },
  };
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SpielplanError('PROVIDER_FAILED', { detail: 'the picture is not ready yet' })), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
