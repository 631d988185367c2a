import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { refreshIndex } from './refreshIndex.ts';

/** How often a provider looks whether the content has changed. */
const LOOK_MS = 500;
/** A refresh that is as old is waited for by no search: it answers from what is there. */
const MAX_WAIT_MS = 1_000;
/** After a process that is at it, or a failure. */
const RETRY_MS = 200;

export interface IndexKeeper {
  /** Waits for a refresh that is due, if it is short, and never fails. */
  waitUntilFresh(): Promise<void>;
  /** Ends with the refresh that is under way. */
  close(): Promise<void>;
}

/**
 * Keeps the index up to date beside serving: from the start, after every change of content, wherever
 * that was, and at the moments at which something goes online or off. Of several processes one works.
 */
export function keepIndex(
  { db, changes, clock }: Pick<ProviderContext, 'db' | 'changes' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  refreshOnce = refreshIndex,
): IndexKeeper {
  let fresh: { stamp: string; validUntil: number } | null = null;
  let running: { done: Promise<void>; since: number } | null = null;
  const closing = new AbortController();

  const isOld = () => fresh?.stamp !== changes.stamp('content') || clock.now() >= fresh.validUntil;

  async function refresh(): Promise<void> {
    const since = Date.now();
    let written = 0;
    while (!closing.signal.aborted && isOld()) {
      const stamp = changes.stamp('content');
      const report = await refreshOnce(db, clock.now());
      written += report.written;
      if (report.isBusy) await pause(RETRY_MS, undefined, { ref: false });
      else fresh = { stamp, validUntil: report.validUntil };
    }
    if (written > 0) log.info({ written, ms: Date.now() - since }, 'search.indexed');
  }

  /** The refresh under way, or one that begins now. */
  const start = () => {
    running ??= {
      since: Date.now(),
      done: refresh()
        .catch(async (error: unknown) => {
          if (!closing.signal.aborted) log.warn({ err: error }, 'search.unindexed');
          await pause(RETRY_MS, undefined, { ref: false });
        })
        .finally(() => void (running = null)),
    };
    return running;
  };

  const timer = setInterval(() => !closing.signal.aborted && isOld() && start(), LOOK_MS).unref();
  start();
  return {
    async waitUntilFresh() {
      if (!isOld() || closing.signal.aborted) return;
      const { done, since } = start();
      const left = since + MAX_WAIT_MS - Date.now();
      if (left <= 0) return;
      const stop = new AbortController();
      const timeout = pause(left, undefined, { signal: stop.signal }).catch(() => undefined);
      await Promise.race([done, timeout]);
      stop.abort();
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      await running?.done;
    },
  };
}
