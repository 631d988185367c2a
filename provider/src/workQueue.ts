import { SpielplanError } from '@spielplan/shared-contracts/errors';

export interface WorkQueue {
  /**
   * Does the work when its turn comes. Throws `PROVIDER_FAILED` when too many are waiting already.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many work, and how many wait. */
  state(): { working: number; waiting: number };
}

/**
 * First come, first served: `atOnce` work, at most
 * `mostWaiting` wait, so that a rush costs time and no memory.
 */
export function createWorkQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let working = 0;
  return {
    async run(work) {
      if (working >= atOnce) {
        if (waiting.length >= mostWaiting) throw new SpielplanError('PROVIDER_FAILED', { detail: 'too many are waiting' });
        // Anyone who ends hands its place over, so that nobody slips in between.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        working += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
    state: () => ({ working, waiting: waiting.length }),
  };
}
