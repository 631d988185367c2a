import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../context.ts';
import { MAX_PAUSE_DAYS, maySweep } from './sweepGuard.ts';

interface Sweeping {
  everyMs: number;
  /** May run in several processes at once. */
  sweep: () => Promise<unknown>;
  /** What is swept, for the log: a sweep that failed is tried again the next time. */
  what: string;
}

/**
 * Sweeps after the start and then at intervals, one at a time, until the server closes; not after a
 * jump of the clock (`maySweep`).
 */
export function runPeriodically(
  app: FastifyInstance,
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  { everyMs, sweep, what }: Sweeping,
): void {
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweepUnlessJumped = async () => {
    if (await maySweep(db, clock.now())) return sweep();
    const message =
      'nothing is removed: the clock is far ahead of the last time. Set it right, or say that the pause was real: spielplan sweeps accept';
    app.log.error({ what, mostDays: MAX_PAUSE_DAYS, message }, 'sweep.refused');
  };
  const run = () => {
    sweeping = sweeping.then(sweepUnlessJumped).catch((error: unknown) => app.log.warn({ err: error, what }, 'sweep.failed'));
  };
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}
