import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import { describeCause, type Log } from '../log.ts';

interface PurgeOptions {
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token: string | undefined;
  log: Log;
  send?: typeof fetch;
}

/** The shell serves no page from before the change after this delay, so that a CDN cannot fetch one after the purge. */
const DELAY_MS = 1_000;
const TIMEOUT_MS = 5_000;
const RETRY_MS = [1_000, 5_000, 20_000] as const;

/**
 * Tells a CDN which topics have changed: `POST` with `{ "topics": […], "tags": "…" }`, all that
 * changed within a second at once, one call at a time. A call that fails is repeated three times and
 * then given up with a line in the log: pages there end after 30 s anyway.
 */
export function createPurge({ url, token, log, send = fetch }: PurgeOptions): (topics: readonly ChangeTopic[]) => void {
  const due = new Set<ChangeTopic>();
  let isBusy = false;

  async function call(topics: readonly ChangeTopic[]): Promise<void> {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ topics, tags: topics.join(' ') }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  }

  async function purge(): Promise<void> {
    await pause(DELAY_MS);
    for (let attempt = 0; due.size > 0;) {
      const topics = [...due];
      due.clear();
      try {
        await call(topics);
        attempt = 0;
        if (due.size > 0) await pause(DELAY_MS);
      } catch (error) {
        const waitMs = RETRY_MS[attempt];
        attempt += 1;
        if (waitMs === undefined) {
          log.error('purge.failed', error, { topics });
          attempt = 0;
          continue;
        }
        log.warn('purge.repeated', { topics, cause: describeCause(error) });
        for (const topic of topics) due.add(topic);
        await pause(waitMs);
      }
    }
    // In the same turn as the last look at what is due.
    isBusy = false;
  }

  return function onChange(topics) {
    for (const topic of topics) due.add(topic);
    if (isBusy) return;
    isBusy = true;
    void purge();
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** The purge that the shell is configured with; null where no CDN is told. */
export function openPurge(
  { purgeUrl: url, purgeToken: token }: { purgeUrl: string | undefined; purgeToken: string | undefined },
  log: Log,
) {
  return url === undefined ? null : createPurge({ url, token, log });
}
