import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createChangeMarks, type ChangeMarks } from '../freshness/createChangeMarks.ts';
import type { PageReads } from '../freshness/trackReads.ts';
import { CACHED_QUALITY, takeOverEncodings, recompress, withHeaders, type PreparedResponse } from '../http/PreparedResponse.ts';
import { ownThread, type PageRenderer } from './PageRenderer.ts';
import { changedRemotes, type ReleaseSet } from '../releases/ReleaseSet.ts';
import { namesPreview } from './loading/openPreview.ts';
import { redirectTarget } from './site/redirectTarget.ts';
import { createPageCache, type CachedPage, type PageLayer } from './PageCache.ts';
import type { RenderContext } from './PageRequest.ts';
import type { PreparedPage } from './answer/presentOutcome.ts';
import { splitAddress, withOthers, withRule } from './splitAddress.ts';

const FRESH_MS = 10_000;
/**
 * So long after that a page is served while the next one is made, for CDNs, too.
 * Then it is waited for: no page is older than a minute while one can be made.
 */
const RENEWING_MS = 50_000;
/** So long after a change is known the page from before it is served while the next one is made. */
const CHANGED_MS = 500;
/** How long a failing page's last good answer is served before it is tried again. */
const RETRY_MS = 2_000;
const MAX_CACHED_KEY = 600;
const MIN_POPULAR_VIEWS = 50;

interface PagesOptions {
  renderContext: () => RenderContext;
  hasCache: boolean;
  isSecure: boolean;
  /** Who loads and renders; this thread where it is left out. */
  maker?: PageRenderer;
  /** Which topics have changed; nothing ever does without them. */
  marks?: ChangeMarks;
  maxBytes?: number;
  /** Is told of each page where it came from. */
  countPage?: (layer: PageLayer) => void;
  countAnswers?: (layers: PageReads['layers']) => void;
  /** Whether a CDN is told of changes: pages then name their topics. */
  hasTags?: boolean;
  /** What a lane of its own says with each page. */
  adapt?: (prepared: PreparedResponse) => PreparedResponse;
}

/** One view of a page: what it may cost, and who wants to know where it came from. */
export interface PageView {
  cookie?: string | undefined;
  /** Is asked before a page is made for this visitor alone; what it throws is thrown on. */
  admit?: (() => void) | undefined;
  /** Is handed the value of `Server-Timing`. */
  onTiming?: ((timing: string) => void) | undefined;
  /** A look of the site at itself: no metric counts it, and it makes no page more popular. */
  isProbe?: boolean;
}

export interface Pages {
  /** A fresh page from memory, or nothing: the way of nearly every request. */
  fromCache(url: string): PreparedResponse | undefined;
  /**
   * The answer to a path, as HTML or (below `/_data`) as data.
   * Rejects only when not even an error page can be made.
   */
  answer(url: string, hasSession: boolean, view?: PageView): Promise<PreparedResponse>;
  /** Forgets everything, what is still being made included. */
  clear(): void;
  /** Forgets what another release set may have made otherwise, and what is still being made. */
  follow(set: ReleaseSet, before: ReleaseSet): void;
  /** How many pages are kept and in how many bytes, how many are being made, and how many had no room. */
  state(): { kept: number; bytes: number; pending: number; evicted: number };
  /** The error page of a path that the provider would have answered. */
  failure(url: string, error: SpielplanError): Promise<PreparedResponse>;
}

/**
 * So long a view waits for a page to be made again while an older
 * one is in memory: a provider that hangs holds nobody up.
 */
const RENEWAL_WAIT_MS = 1_000;

interface PendingPage {
  promise: Promise<PreparedResponse>;
  reads: PageReads;
}

/**
 * Makes and keeps the pages of the site. Equal page views under
 * way are made once; failing ones fall back to the last good page.
 */
export function createPages({
  renderContext,
  hasCache,
  isSecure,
  maker = ownThread,
  marks = createChangeMarks(),
  maxBytes,
  countPage,
  countAnswers,
  hasTags = false,
  adapt,
}: PagesOptions): Pages {
  const cache = createPageCache(maxBytes);
  const pending = new Map<string, PendingPage>();
  let generation = 0;
  const missing = new WeakMap<PreparedResponse, string>();
  const ruleQueries = new WeakMap<PreparedResponse, readonly string[]>();
  marks.onMark((topics) => cache.mark(topics, Date.now() + CHANGED_MS));

  /** A page that is not there is reported once a view, from memory or not (R49). */
  function viewed(prepared: PreparedResponse, { isProbe }: PageView = {}): PreparedResponse {
    const url = missing.get(prepared);
    if (url !== undefined && !isProbe) renderContext().reportMissing(url);
    return prepared;
  }

  function tell(view: PageView, layer: PageLayer, rest = ''): void {
    if (!view.isProbe) countPage?.(layer);
    view.onTiming?.(`page;desc=${layer}${rest}`);
  }

  async function make(url: string, hasSession: boolean, view: PageView = {}): Promise<PreparedResponse> {
    // Editors share nothing: what one may see another may not.
    const key = hasSession ? `session ${view.cookie ?? ''} ${url}` : url;
    const begun = generation;
    // Without a cache every view is made by itself, so
    // that a benchmark of rendering measures rendering.
    const known = hasCache ? pending.get(key) : undefined;
    // What it has read before a change may be what was
    // there before; what it has not read yet will be new.
    if (known && !marks.isMarked(known.reads.topics, known.reads.begun)) {
      tell(view, 'joined');
      return known.promise;
    }
    view.admit?.();
    const reads: PageReads = { begun: marks.now(), topics: new Set(), layers: {} };
    const current = renderContext();
    const start = performance.now();
    const promise = maker
      .make(current, { url, hasSession, isSecure, cookie: view.cookie }, reads)
      .then((made) => {
        if (!view.isProbe) countAnswers?.(reads.layers);
        // As the page itself says: a lane may say otherwise of all it sends.
        const isOwn = hasSession || namesPreview(url) || isPrivate(made.prepared);
        if (hasTags && !isOwn) made.prepared = withTags(made.prepared, reads.topics);
        if (adapt) made.prepared = adapt(made.prepared);
        if (made.missing !== undefined) missing.set(made.prepared, made.missing);
        if (made.ruleQueries) ruleQueries.set(made.prepared, made.ruleQueries);
        return begun === generation ? settle(url, isOwn, made, reads) : made.prepared;
      })
      .finally(() => {
        if (pending.get(key)?.promise === promise) pending.delete(key);
      });
    pending.set(key, { promise, reads });
    const prepared = await promise;
    tell(view, 'made', `;dur=${(performance.now() - start).toFixed(1)}${describeReads(reads)}`);
    return prepared;
  }

  function settle(url: string, isOwn: boolean, made: PreparedPage, { begun, topics, layers }: PageReads): PreparedResponse {
    const { prepared, keepUntil, isFailure, isClosed, uses } = made;
    // What is not for everybody neither enters what visitors share nor is replaced by it, however it was asked for.
    if (isOwn) return prepared;
    const now = Date.now();
    const before = cache.get(url);
    if (isClosed) cache.delete(url);
    if (isFailure && before && before.staleUntil > now) {
      cache.set(url, { ...before, freshUntil: Math.min(now + RETRY_MS, before.staleUntil), waitFrom: before.staleUntil });
      return before.prepared;
    }
    // A page that was overtaken by a newer one never takes its place.
    if (hasCache && keepUntil > now && url.length <= MAX_CACHED_KEY && (before?.begun ?? 0) <= begun) {
      const isSame = before !== undefined && takeOverEncodings(prepared, before.prepared);
      // A page of other bytes has to be asked for by many again before it is worth the most.
      const views = isSame ? before.views : Math.min(before?.views ?? 0, 1);
      const isChanged = marks.isMarked(topics, begun);
      const freshUntil = isChanged ? 0 : Math.min(now + (layers.fallback ? RETRY_MS : FRESH_MS), keepUntil);
      const waitFrom = isChanged ? now : freshUntil + RENEWING_MS;
      cache.set(url, { prepared, freshUntil, waitFrom, staleUntil: keepUntil, views, topics, begun, uses });
      improve(prepared, qualityFor(views));
    }
    return prepared;
  }

  /**
   * The page made again; nothing where that fails or takes
   * longer than `waitMs`, and then it is made all the same.
   */
  async function renewedWithin(url: string, waitMs: number, view: PageView): Promise<PreparedResponse | undefined> {
    let isAwaited = waitMs > 0;
    const onTiming = (timing: string) => (isAwaited ? view.onTiming?.(timing) : undefined);
    const made = make(url, false, { ...(view.isProbe && { isProbe: true }), onTiming }).catch((error: unknown) =>
      renderContext().log.error('page.unmade', error, {}),
    );
    if (!isAwaited) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitMs)));
    const first = await Promise.race([made, late]);
    isAwaited = false;
    clearTimeout(timer);
    return first ?? undefined;
  }

  /**
   * Sends a page from memory, and has it compressed
   * better where that was its first or its fiftieth time.
   */
  function send(page: CachedPage): PreparedResponse {
    page.views += 1;
    const quality = qualityFor(page.views);
    if (quality > qualityFor(page.views - 1)) improve(page.prepared, quality);
    return page.prepared;
  }

  function improve(prepared: PreparedResponse, quality: number): void {
    // As it is it does as well.
    recompress(prepared, quality).catch((error: unknown) => renderContext().log.error('page.uncompressed', error, {}));
  }

  function freshPage(known: string): CachedPage | undefined {
    const page = namesPreview(known) ? undefined : cache.get(known);
    return page && page.freshUntil > Date.now() ? page : undefined;
  }

  async function answerKnown(known: string, hasSession: boolean, view: PageView): Promise<PreparedResponse> {
    const page = hasSession || namesPreview(known) ? undefined : cache.get(known);
    const now = Date.now();
    if (!page || page.staleUntil <= now) return make(known, hasSession, view);
    if (page.freshUntil <= now) {
      // Anyone who has a page in memory is not refused for its renewal.
      const renewal = renewedWithin(known, page.waitFrom <= now ? RENEWAL_WAIT_MS : 0, view);
      const renewed = page.waitFrom <= now ? await renewal : undefined;
      if (renewed) return renewed;
    }
    tell(view, page.freshUntil <= now ? 'stale' : 'memory');
    return view.isProbe ? page.prepared : send(page);
  }

  return {
    fromCache(address) {
      const asked = splitAddress(renderContext, address, false);
      const plain = freshPage(asked.known);
      const byRule = plain && withRule(asked, ruleQueries.get(plain.prepared));
      const page = byRule ? freshPage(byRule.known) : plain;
      if (!page) return undefined;
      countPage?.('memory');
      return forVisitor(viewed(send(page)), (byRule ?? asked).others);
    },
    async answer(address, hasSession, view = {}) {
      const asked = splitAddress(renderContext, address, hasSession);
      const plain = await answerKnown(asked.known, hasSession, view);
      const byRule = withRule(asked, ruleQueries.get(plain));
      if (!byRule) return forVisitor(viewed(plain, view), asked.others);
      return forVisitor(viewed(await answerKnown(byRule.known, hasSession, view), view), byRule.others);
    },
    state: () => ({ kept: cache.size(), bytes: cache.bytes(), pending: pending.size, evicted: cache.evicted() }),
    async failure(url, error) {
      return (await maker.makeFailure(renderContext(), url, error, isSecure)).prepared;
    },
    clear,
    follow(set, before) {
      const changed = changedRemotes(set, before);
      if (changed === null) return clear();
      generation += 1;
      pending.clear();
      cache.end(changed);
    },
  };

  function clear(): void {
    generation += 1;
    cache.clear();
    pending.clear();
  }
}

/**
 * A redirect takes along what of the visitor's own address its
 * page does not know; everything else is the same for all.
 */
function forVisitor(prepared: PreparedResponse, others: string): PreparedResponse {
  const { location } = prepared.headers;
  if (!others || location === undefined) return prepared;
  const target = redirectTarget(withOthers(location, others));
  return target === null ? prepared : withHeaders(prepared, { ...prepared.headers, location: target });
}

function describeReads({ layers }: PageReads): string {
  const counts = Object.entries(layers).map(([layer, count]) => `${layer} ${count}`);
  return counts.length > 0 ? `, data;desc="${counts.join(', ')}"` : '';
}

function isPrivate({ headers }: PreparedResponse): boolean {
  return /\bprivate\b/.test(headers['cache-control'] ?? '');
}

/** Names the topics of a page as the purging of CDNs knows them. */
function withTags(prepared: PreparedResponse, topics: ReadonlySet<ChangeTopic>): PreparedResponse {
  const tags = [...topics];
  return withHeaders(prepared, { ...prepared.headers, 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') });
}

/** The level of brotli that a page is worth when it has been sent so often from memory. */
function qualityFor(views: number): number {
  if (views >= MIN_POPULAR_VIEWS) return 11;
  return views > 0 ? CACHED_QUALITY : 1;
}
