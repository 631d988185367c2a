import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import { KEPT_QUALITY, takeOverEncodings, tighten, type PreparedResponse } from '../http/PreparedResponse.ts';
import type { PageLayer } from '../metrics/createShellMetrics.ts';
import { makeFailurePage, makePage } from './makePage.ts';
import { redirectTarget } from './site/redirectTarget.ts';
import { createPageCache, type CachedPage } from './PageCache.ts';
import type { PageWorks } from './PageRequest.ts';
import type { MadePage } from './answer/presentOutcome.ts';
import { splitAddress, withOthers } from './splitAddress.ts';

const FRESH = 10_000;
/** How long a failing page's last good answer is served before it is tried again. */
const PAUSE = 2_000;
const MAX_CACHED_KEY = 600;
const MANY_VIEWS = 50;

interface PagesOptions {
  works: () => PageWorks;
  hasCache: boolean;
  isSecure: boolean;
  /** Is told of each page where it came from. */
  countPage?: (layer: PageLayer) => void;
}

export interface Pages {
  /** A fresh page from memory, or nothing: the way of nearly every request. */
  fromCache(url: string): PreparedResponse | undefined;
  /**
   * The answer to a path, as HTML or (below `/_data`) as data. Rejects only when not even an error page can be made, and with what
   * `admit` throws: it is asked before a page is made for this visitor alone.
   */
  answer(url: string, hasSession: boolean, cookie?: string, admit?: () => void): Promise<PreparedResponse>;
  /** Forgets everything made by another release set, what is still being made included. */
  clear(): void;
  /** How many pages are kept, and how many are being made. */
  state(): { kept: number; pending: number };
  /** The error page of a path that the provider would have answered. */
  failure(url: string, error: SpielplanError): Promise<PreparedResponse>;
}

/** Makes and keeps the pages of the site. Equal page views under way are made once; failing ones fall back to the last good page. */
export function createPages({ works, hasCache, isSecure, countPage }: PagesOptions): Pages {
  const cache = createPageCache();
  const pending = new Map<string, Promise<PreparedResponse>>();
  let generation = 0;
  const missing = new WeakMap<PreparedResponse, string>();

  /** A page that is not there is reported once a view, from memory or not (R49). */
  function viewed(prepared: PreparedResponse): PreparedResponse {
    const url = missing.get(prepared);
    if (url !== undefined) works().reportMissing(url);
    return prepared;
  }

  function make(url: string, hasSession: boolean, cookie?: string, admit?: () => void): Promise<PreparedResponse> {
    // Editors share nothing: what one may see another may not.
    const key = hasSession ? `session ${cookie ?? ''} ${url}` : url;
    const begun = generation;
    // Without a cache every view is made by itself, so that a benchmark of rendering measures rendering.
    const known = hasCache ? pending.get(key) : undefined;
    if (known) {
      countPage?.('joined');
      return known;
    }
    admit?.();
    countPage?.('made');
    const promise = makePage(works(), url, { hasSession, isSecure, cookie })
      .then((made) => {
        if (made.missing !== undefined) missing.set(made.prepared, made.missing);
        return begun === generation ? settle(url, hasSession, made) : made.prepared;
      })
      .finally(() => {
        if (pending.get(key) === promise) pending.delete(key);
      });
    pending.set(key, promise);
    return promise;
  }

  function settle(url: string, hasSession: boolean, { prepared, keepUntil, isFailure }: MadePage): PreparedResponse {
    // An editor's page neither enters what visitors share nor is replaced by it.
    if (hasSession) return prepared;
    const now = Date.now();
    const before = cache.get(url);
    if (isFailure && before && before.staleUntil > now) {
      cache.set(url, { ...before, freshUntil: Math.min(now + PAUSE, before.staleUntil) });
      return before.prepared;
    }
    if (hasCache && keepUntil > now && url.length <= MAX_CACHED_KEY) {
      const isSame = before !== undefined && takeOverEncodings(prepared, before.prepared);
      // A page of other bytes has to be asked for by many again before it is worth the most.
      const views = isSame ? before.views : Math.min(before?.views ?? 0, 1);
      cache.set(url, { prepared, freshUntil: Math.min(now + FRESH, keepUntil), staleUntil: keepUntil, views });
      improve(prepared, qualityFor(views));
    }
    return prepared;
  }

  /** Sends a page from memory, and has it compressed better where that was its first or its fiftieth time. */
  function send(page: CachedPage): PreparedResponse {
    page.views += 1;
    const quality = qualityFor(page.views);
    if (quality > qualityFor(page.views - 1)) improve(page.prepared, quality);
    return viewed(page.prepared);
  }

  function improve(prepared: PreparedResponse, quality: number): void {
    // As it is it does as well.
    tighten(prepared, quality).catch((error: unknown) => works().log.error('page.uncompressed', error, {}));
  }

  return {
    fromCache(address) {
      const { known, others } = splitAddress(works, address, false);
      const page = cache.get(known);
      if (!page || page.freshUntil <= Date.now()) return undefined;
      countPage?.('memory');
      return forVisitor(send(page), others);
    },
    async answer(address, hasSession, cookie, admit) {
      const { known, others } = splitAddress(works, address, hasSession);
      const page = hasSession ? undefined : cache.get(known);
      if (!page || page.staleUntil <= Date.now()) return forVisitor(viewed(await make(known, hasSession, cookie, admit)), others);
      if (page.freshUntil <= Date.now())
        make(known, hasSession).catch((error: unknown) => works().log.error('page.unmade', error, {}));
      countPage?.('stale');
      return forVisitor(send(page), others);
    },
    state: () => ({ kept: cache.size(), pending: pending.size }),
    async failure(url, error) {
      return (await makeFailurePage(works(), url, error, isSecure)).prepared;
    },
    clear() {
      generation += 1;
      cache.clear();
      pending.clear();
    },
  };
}

/** A redirect takes along what of the visitor's own address its page does not know; everything else is the same for all. */
function forVisitor(prepared: PreparedResponse, others: string): PreparedResponse {
  const { location } = prepared.headers;
  if (!others || location === undefined) return prepared;
  const target = redirectTarget(withOthers(location, others));
  return target === null ? prepared : { ...prepared, headers: { ...prepared.headers, location: target } };
}

/** The level of brotli that a page is worth when it has been sent so often from memory. */
function qualityFor(views: number): number {
  if (views >= MANY_VIEWS) return 11;
  return views > 0 ? KEPT_QUALITY : 1;
}
