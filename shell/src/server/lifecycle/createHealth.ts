import { setTimeout as pause } from 'node:timers/promises';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';

export interface Health {
  /** An answer of `/health/…`, or null. Never waits for anybody. */
  answer(path: string): PreparedResponse | null;
  /** Settles as soon as the site has something to show. */
  ready: Promise<void>;
  /** From now on `/health/ready` says that this process stops. */
  announceStop(): void;
  close(): void;
}

interface HealthOptions {
  /** Rejects where there are no settings to make pages of, not even kept ones. May hang. */
  readSettings: () => Promise<unknown>;
  /** Whether the provider answers now. May hang. */
  askProvider: () => Promise<boolean>;
  /** Whether a page can be had, made or from memory, while the provider answers. May hang; left out, it always can. */
  askPage?: () => Promise<boolean>;
  /** Whether the release feed was seen, and what the site is made of. */
  releases: () => {
    hasSeenFeed: boolean;
    releaseSet: string;
    missing: readonly string[];
    missingLists?: readonly string[];
    /** Entries of the feed that are not followed. */
    leftOut?: readonly string[];
    /** Whether a thread is there that makes pages. */
    makesPages?: boolean;
  };
  /** The state that teams read after a release. */
  releaseState?: () => object;
  /** Milliseconds between two looks. */
  lookEvery?: number;
}

const CHECK_INTERVAL_MS = 2_000;
/** Looks are more frequent during the start, because a deployment waits for it. */
const FIRST_CHECK_MS = 200;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Knows from looks in the background how the site is, so that a provider that hangs never makes
 * `/health/ready` hang: a balancer would take every shell out just when their memory could serve.
 */
export function createHealth({
  readSettings,
  askProvider,
  askPage = () => Promise.resolve(true),
  releases,
  releaseState,
  lookEvery = CHECK_INTERVAL_MS,
}: HealthOptions): Health {
  const known = { hasSettings: false, hasProvider: false, hasPage: false };
  let isStopping = false;
  const closing = new AbortController();
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>();

  async function watch(part: keyof typeof known, look: () => Promise<boolean>): Promise<void> {
    while (!closing.signal.aborted) {
      known[part] = await look().catch(() => false);
      if (known.hasSettings && (known.hasPage || !known.hasProvider) && releases().hasSeenFeed) beReady();
      await pause(known[part] ? lookEvery : Math.min(lookEvery, FIRST_CHECK_MS), null, { ref: false });
    }
  }
  void watch('hasSettings', () => readSettings().then(() => true));
  void watch('hasProvider', askProvider);
  // One look that fails may be a provider that has just gone.
  void watch('hasPage', async () => (await askPage()) || askPage());

  function readiness(): PreparedResponse {
    const { hasSeenFeed, releaseSet, missing, missingLists = [], leftOut = [], makesPages = true } = releases();
    // A shell is not ready before its first look at the feed. A shell that answers every page with 503 while the provider
    // answers is not ready either: another shell may be.
    const hasPages = known.hasPage || !known.hasProvider;
    const isReady = known.hasSettings && hasSeenFeed && hasPages && !isStopping;
    const status = isStopping
      ? 'stopping'
      : isReady
        ? missing.length + missingLists.length > 0 || !makesPages
          ? 'partial'
          : 'ready'
        : 'waiting';
    const provider = known.hasProvider;
    return jsonAnswer(isReady ? 200 : 503, {
      status,
      releaseSet,
      provider,
      makesPages: makesPages && hasPages,
      missing,
      missingLists,
      leftOut,
    });
  }

  return {
    ready,
    announceStop: () => void (isStopping = true),
    close: () => closing.abort(),
    answer(path) {
      if (path === '/health/live') return jsonAnswer(200, { status: 'live' });
      if (path === '/health/releases' && releaseState) return jsonAnswer(200, releaseState());
      return path === '/health/ready' ? readiness() : null;
    },
  };
}

function jsonAnswer(status: number, body: object): PreparedResponse {
  const headers = { ...COMMON_HEADERS, 'cache-control': 'no-store' };
  return prepareResponse({ status, contentType: JSON_TYPE, body: JSON.stringify(body), headers });
}
