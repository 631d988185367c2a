import { callPath, type AnswerOf, type Call, type CallCaching } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { requestJson, type JsonAnswer } from './requestJson.ts';

interface Kept {
  value: unknown;
  freshUntil: number;
  staleUntil: number;
  /** Epoch ms at which what it says ends by itself (decision 53); never for most. */
  endsAt: number;
  /** Epoch ms before which a failing provider is not asked again. */
  retryAt: number;
}

interface ReaderOptions {
  baseUrl: string;
  timeout: number;
  log: Log;
  send?: (url: URL, timeout: number) => Promise<JsonAnswer>;
}

/** Answers of one call. */
const MAX_KEPT = 200;
const RETRY_PAUSE = 2_000;

/**
 * The shell's way to the provider, shared by all page views. Equal requests under way are joined; answers of calls with
 * `caching` are kept, served a little stale while a new one is fetched, and longer while the provider fails (decision 39).
 */
export function createProviderReader({ baseUrl, timeout, log, send = requestJson }: ReaderOptions): ProviderReader {
  const keptByCall = new Map<string, Map<string, Kept>>();
  const pending = new Map<string, Promise<unknown>>();
  /** Addresses where there is nothing, until when (epoch ms) that is known, and the error that says so. */
  const missing = new Map<string, { until: number; error: SpielplanError }>();

  /** What is asked for with ever new queries pushes out its like, never the settings. */
  function keptOf({ id }: Call): Map<string, Kept> {
    let kept = keptByCall.get(id);
    if (!kept) keptByCall.set(id, (kept = new Map()));
    return kept;
  }

  async function fetchAnswer(call: Call, url: URL): Promise<unknown> {
    const { status, body, requestId } = await send(url, timeout);
    if (status === 404) throw new SpielplanError('NOT_FOUND', { detail: url.pathname });
    if (status === 410) throw new SpielplanError('GONE', { detail: url.pathname });
    if (status === 400) throw new SpielplanError('INVALID_QUERY', { detail: url.pathname, field: fieldOf(body) });
    if (status < 200 || status > 299)
      throw new SpielplanError('PROVIDER_FAILED', {
        detail: `${url.pathname}: HTTP ${status}${requestId ? `, request ${requestId}` : ''}`,
      });
    const answer = call.answer.safeParse(body);
    if (answer.success) return answer.data;
    const [issue] = answer.error.issues;
    throw new SpielplanError('PROVIDER_MALFORMED', { detail: `${url.pathname}: ${issue?.path.join('.')} ${issue?.message}` });
  }

  function fetchOnce(call: Call, url: URL): Promise<unknown> {
    const key = url.href;
    let promise = pending.get(key);
    if (!promise) {
      promise = fetchAnswer(call, url)
        .then((value) => {
          if (call.caching) keep(keptOf(call), key, value, call.caching);
          return value;
        })
        .catch((error: unknown) => {
          if (call.caching?.missing && isSpielplanError(error, 'NOT_FOUND')) {
            if (missing.size >= MAX_KEPT) missing.clear();
            missing.set(key, { until: Date.now() + call.caching.missing * 1_000, error });
          }
          throw error;
        })
        .finally(() => pending.delete(key));
      pending.set(key, promise);
    }
    return promise;
  }

  function keep(kept: Map<string, Kept>, key: string, value: unknown, { fresh, stale }: CallCaching): void {
    const now = Date.now();
    kept.delete(key);
    const endsAt = readEnd(value);
    kept.set(key, { value, freshUntil: now + fresh * 1_000, staleUntil: now + (fresh + stale) * 1_000, endsAt, retryAt: 0 });
    const oldest = kept.keys().next();
    if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value);
  }

  async function readCall(call: Call, url: URL): Promise<unknown> {
    const kept = keptOf(call);
    const known = kept.get(url.href);
    const now = Date.now();
    const gap = missing.get(url.href);
    if (gap && now < gap.until) throw gap.error;
    if (!known || now > known.staleUntil) return fetchOnce(call, url);
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
    const isOld = isOver || now > known.freshUntil + (call.caching?.fresh ?? 0) * 1_000;
    if (known.retryAt === 0 && isOld) await refreshed;
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

/** The `valid_until` of an answer that names one, in epoch ms. */
function readEnd(value: unknown): number {
  const { valid_until: end } = (value ?? {}) as { valid_until?: unknown };
  const time = typeof end === 'string' ? Date.parse(end) : Number.NaN;
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}

function fieldOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'field' in body ? String(body.field) : undefined;
}
