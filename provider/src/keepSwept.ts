import type { FastifyInstance } from 'fastify';

interface Sweeping {
  everyMs: number;
  /** May run in several processes at once. */
  sweep: () => Promise<unknown>;
  /** What the log says where it failed; the next time it is tried again. */
  failure: string;
}

/** Sweeps after the start and then at intervals, one at a time, until the server closes. */
export function keepSwept(app: FastifyInstance, { everyMs, sweep, failure }: Sweeping): void {
  let sweeping: Promise<unknown> = Promise.resolve();
  const run = () => {
    sweeping = sweeping.then(sweep).catch((error: unknown) => app.log.warn({ err: error }, failure));
  };
  const timer = setInterval(run, everyMs).unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}
