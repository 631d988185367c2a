import { callPath, type AnswerOf, type Call } from '@spielplan/shared-contracts/api';
import { isSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { createAnswerStore, type AnswerStore } from './createAnswerStore.ts';
import { createPartReport } from './createPartReport.ts';
import { endOf } from './endOf.ts';
import { readAnswer } from './readAnswer.ts';
import { requestJson, type JsonAnswer } from './requestJson.ts';

interface ReaderOptions {
  baseUrl: string;
  timeout: number;
  log: Log;
  send?: (url: URL, timeout: number) => Promise<JsonAnswer>;
}

const MAX_MISSING = 500;
const RETRY_PAUSE = 2_000;
/** So long after a failure (ms) no page waits for a provider that may hang. */
const DISTRUST = 10_000;

/**
 * The shell's way to the provider, shared by all page views. Equal requests under way are joined; answers of calls with
 * `caching` are kept, served a little stale while a new one is fetched, and longer while the provider fails (R39).
 */
export function createProviderReader({ baseUrl, timeout, log, send = requestJson }: ReaderOptions): ProviderReader {
  // By schema and not by address alone: another release of a remote may read more out of the same answer.
  const stores = new WeakMap<Call['answer'], AnswerStore>();
  /** Addresses where there is nothing, until when (epoch ms) that is known, and the error that says so. */
  const missing = new LRUCache<string, { until: number; error: SpielplanError }>({ max: MAX_MISSING });
  const reportParts = createPartReport(log);

  function storeOf({ answer }: Call): AnswerStore {
    let store = stores.get(answer);
    if (!store) stores.set(answer, (store = createAnswerStore()));
    return store;
  }

  async function fetchAnswer(call: Call, url: URL): Promise<{ value: unknown; bytes: number }> {
    const answer = await send(url, timeout);
    return { value: readAnswer(call, url, answer, { reportParts }), bytes: answer.bytes ?? 0 };
  }

  function fetchOnce(call: Call, url: URL): Promise<unknown> {
    const key = url.href;
    const { pending, kept } = storeOf(call);
    let promise = pending.get(key);
    if (!promise) {
      promise = fetchAnswer(call, url)
        .then(({ value, bytes }) => {
          if (call.caching) {
            const now = Date.now();
            const freshUntil = now + call.caching.fresh * 1_000;
            const staleUntil = freshUntil + call.caching.stale * 1_000;
            kept.set(key, { value, bytes, freshUntil, staleUntil, endsAt: endOf(value, now), retryAt: 0 });
          }
          return value;
        })
        .catch((error: unknown) => {
          if (call.caching?.missing && isSpielplanError(error, 'NOT_FOUND')) {
            missing.set(key, { until: Date.now() + call.caching.missing * 1_000, error });
          }
          throw error;
        })
        .finally(() => pending.delete(key));
      pending.set(key, promise);
    }
    return promise;
  }

  async function readCall(call: Call, url: URL): Promise<unknown> {
    const { kept } = storeOf(call);
    const known = kept.get(url.href);
    const now = Date.now();
    const gap = missing.get(url.href);
    if (gap && now < gap.until) throw gap.error;
    if (!call.caching || !known || now > known.staleUntil) return fetchOnce(call, url);
    const isOver = now >= known.endsAt;
    if ((now <= known.freshUntil && !isOver) || now < known.retryAt) return known.value;
    const refreshed = fetchOnce(call, url).catch((error: unknown) => {
      if (isSpielplanError(error, 'NOT_FOUND') || isSpielplanError(error, 'GONE')) kept.delete(url.href);
      else if (Date.now() >= known.retryAt) {
        // A while without asking again, and from now on behind the pages: a provider that hangs must not make each of them wait.
        known.retryAt = Date.now() + RETRY_PAUSE;
        log.error('provider.stale', error, { call: call.id });
      }
    });
    // Just expired: answer at once and refresh behind it. Long expired: wait, so that a quiet site shows no old news; so
    // does what has ended by itself, or a block would appear seconds after its time.
    const isOld = isOver || now > known.freshUntil + call.caching.fresh * 1_000;
    if (isOld && now > known.retryAt + DISTRUST) await refreshed;
    return kept.get(url.href)?.value ?? fetchOnce(call, url);
  }

  return {
    read: <C extends Call>(call: C, options: Parameters<ProviderReader['read']>[1] = {}) =>
      readCall(call, callUrl(baseUrl, call, options)) as Promise<AnswerOf<C>>,
  };
}

function callUrl(
  baseUrl: string,
  call: Call,
  { params, query }: { params?: Readonly<Record<string, string | number>>; query?: unknown },
): URL {
  const url = new URL(baseUrl + callPath(call, params));
  // Queries are flat: what their schemas hold is text, numbers and flags.
  for (const [key, value] of Object.entries(
    (query as Record<string, string | number | boolean | null | undefined> | undefined) ?? {},
  )) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.append(key, String(value));
  }
  return url;
}
