import { SpielplanError } from '@spielplan/shared-contracts/errors';

export interface WorkQueue {
  /**
   * Does the work when its turn comes; those who wait take turns by `owner`. Throws `PROVIDER_FAILED`
   * when too many are waiting already.
   */
  run<T>(work: () => Promise<T>, owner?: string): Promise<T>;
  /** How many work, and how many wait. */
  state(): { working: number; waiting: number };
}

/**
 * First come, first served, and each owner's next only after one of everybody else's: `atOnce` work,
 * at most `mostWaiting` wait, so that a rush costs time and no memory, and one who brings much delays
 * nobody by more than one piece of it.
 */
export function createWorkQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue {
  const waiting = new Map<string, (() => void)[]>();
  let working = 0;
  const countWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  /** Takes the next out, and puts what else its owner has behind all others'. */
  function takeNext(): (() => void) | undefined {
    for (const [owner, works] of waiting) {
      const next = works.shift();
      waiting.delete(owner);
      if (works.length > 0) waiting.set(owner, works);
      return next;
    }
  }

  return {
    async run(work, owner = '') {
      if (working >= atOnce) {
        if (countWaiting() >= mostWaiting) throw new SpielplanError('PROVIDER_FAILED', { detail: 'too many are waiting' });
        // Anyone who ends hands its place over, so that nobody slips in between.
        await new Promise<void>((resolve) => {
          const works = waiting.get(owner);
          if (works) works.push(resolve);
          else waiting.set(owner, [resolve]);
        });
      } else {
        working += 1;
      }
      try {
        return await work();
      } finally {
        const next = takeNext();
        if (next) next();
        else working -= 1;
      }
    },
    state: () => ({ working, waiting: countWaiting() }),
  };
}
