import { callPath, type Call } from '@spielplan/shared-contracts/api';
import { isSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { LRUCache } from 'lru-cache';
import { createChangeMarks, type ChangeMarks } from '../freshness/createChangeMarks.ts';
import type { NoteLayer } from '../freshness/trackReads.ts';
import { topicsOf } from '../freshness/topicsOf.ts';
import type { Log } from '../log.ts';
import { createAnswerStores, type AnswerStore, type CachedAnswer } from './createAnswerStore.ts';
import { createPartReport } from '../../failures/createPartReport.server.ts';
import { nextChangeAt } from './nextChangeAt.ts';
import { readAnswer } from './readAnswer.ts';
import { requestJson, type JsonAnswer } from './requestJson.ts';

interface ReaderOptions {
  baseUrl: string;
  timeoutMs: number;
  log: Log;
  send?: (url: URL, timeoutMs: number) => Promise<JsonAnswer>;
  marks?: ChangeMarks;
  /** The limit of the answers to each call, in bytes. */
  maxBytes?: number;
}

/** The reader that all pages share. */
export interface SharedReader extends ProviderReader {
  /** Answers in memory, and the bytes of their JSON. */
  state(): { kept: number; bytes: number };
}

const MAX_MISSING = 500;
const RETRY_DELAY_MS = 2_000;
/** No page waits for the provider for this long (ms) after a failure. */
const UNTRUSTED_MS = 10_000;

/**
 * The shell's way to the provider, shared by all page views. Equal requests under way are joined;
 * answers of calls with `caching` are kept, served a little stale while a new one is fetched, and
 * longer while the provider fails (R39).
 */
export function createProviderReader({
  baseUrl,
  timeoutMs,
  log,
  send = requestJson,
  marks = createChangeMarks(),
  maxBytes,
}: ReaderOptions): SharedReader {
  const stores = createAnswerStores(maxBytes);
  /**
   * Addresses where there is nothing, until when (epoch ms) that is known, and the error that says so.
   */
  const missing = new LRUCache<string, { until: number; error: SpielplanError; begun: number }>({ max: MAX_MISSING });

  const reportParts = createPartReport(log);

  async function fetchAnswer(call: Call, url: URL): Promise<{ value: unknown; bytes: number }> {
    const answer = await send(url, timeoutMs);
    return { value: readAnswer(call, url, answer, { reportParts }), bytes: answer.bytes ?? 0 };
  }

  /**
   * Joins a request under way, but for one that was begun
   * before a change: it may bring what was there before.
   */
  function fetchOnce(call: Call, url: URL, note?: NoteLayer): Promise<unknown> {
    const key = url.href;
    const topics = topicsOf(call);
    const { pending, kept } = stores.of(call);
    const known = pending.get(key);
    if (known && !marks.isMarked(topics, known.begun)) {
      note?.('joined');
      return known.value;
    }
    note?.('fetched');
    const begun = marks.now();
    const value = fetchAnswer(call, url)
      .then((answer) => {
        keepAnswer(kept, { call, key, begun }, answer);
        return answer.value;
      })
      .catch((error: unknown) => {
        if (call.caching?.missing && isSpielplanError(error, 'NOT_FOUND'))
          missing.set(key, { until: Date.now() + call.caching.missing * 1_000, error, begun });
        throw error;
      })
      .finally(() => {
        if (pending.get(key)?.value === value) pending.delete(key);
      });
    pending.set(key, { value, begun });
    return value;
  }

  async function readCall(call: Call, url: URL, note?: NoteLayer): Promise<unknown> {
    const { kept } = stores.of(call);
    const topics = topicsOf(call);
    const known = kept.get(url.href);
    const now = Date.now();
    const gap = missing.get(url.href);
    if (gap && now < gap.until && !marks.isMarked(topics, gap.begun)) throw gap.error;
    if (!call.caching || !known || now > known.staleUntil) return fetchOnce(call, url, note);
    const isChanged = marks.isMarked(topics, known.begun);
    // A provider that tells of a change answers again, whatever it did before.
    const isTrusted = now > known.retryAt + UNTRUSTED_MS || marks.isMarked(topics, known.failedAt);
    const isOver = now >= known.endsAt || isChanged;
    if ((now <= known.freshUntil && !isOver) || (now < known.retryAt && !isTrusted)) {
      note?.(isChanged ? 'fallback' : isOver ? 'stale' : 'kept');
      return known.value;
    }
    // Just expired: answer at once, refresh in the background. Wait where it expired long ago, has
    // changed or has ended by itself, or a quiet site would show old news.
    const isAwaited = isTrusted && (isOver || now > known.freshUntil + call.caching.fresh * 1_000);
    const refreshed = fetchOnce(call, url, isAwaited ? note : undefined).then(
      (value) => ({ value }),
      (error: unknown) => noteFailure(call, url, known, error),
    );
    const renewed = isAwaited ? await refreshed : null;
    if (renewed) return renewed.value;
    const left = kept.get(url.href);
    if (!left) return fetchOnce(call, url, note);
    note?.(isChanged ? 'fallback' : 'stale');
    return left.value;
  }

  function noteFailure(call: Call, url: URL, known: CachedAnswer, error: unknown): null {
    if (isSpielplanError(error, 'NOT_FOUND') || isSpielplanError(error, 'GONE')) stores.of(call).kept.delete(url.href);
    else if (Date.now() >= known.retryAt) {
      // A while without asking again, and from now on behind the
      // pages: a provider that hangs must not make each of them wait.
      known.retryAt = Date.now() + RETRY_DELAY_MS;
      known.failedAt = marks.now();
      log.error('provider.stale', error, { call: call.id });
    }
    return null;
  }

  return {
    state: stores.state,
    // A path that names no call rejects as any other: callers that do without an answer catch it.
    read: (async (call: Call, options: Parameters<ProviderReader['read']>[1] = {}, note?: NoteLayer) =>
      readCall(call, callUrl(baseUrl, call, options), note)) as ProviderReader['read'],
  };
}

/** Keeps an answer as long as its call says. */
function keepAnswer(
  kept: AnswerStore['kept'],
  { call: { caching }, key, begun }: { call: Call; key: string; begun: number },
  answer: { value: unknown; bytes: number },
): void {
  // A request that was overtaken by a newer one never takes its answer's place.
  if (!caching || (kept.peek(key)?.begun ?? 0) > begun) return;
  const now = Date.now();
  const freshUntil = now + caching.fresh * 1_000;
  const staleUntil = freshUntil + caching.stale * 1_000;
  const endsAt = nextChangeAt(answer.value, now);
  kept.set(key, { ...answer, freshUntil, staleUntil, endsAt, retryAt: 0, begun, failedAt: begun });
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
