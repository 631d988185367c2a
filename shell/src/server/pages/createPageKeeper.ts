import type { ChangeMarks } from '../freshness/createChangeMarks.ts';
import { CACHED_QUALITY, takeOverEncodings, recompress, type PreparedResponse } from '../http/PreparedResponse.ts';
import type { MadePage } from './createSharedRenders.ts';
import type { CachedPage, PageCache } from './PageCache.ts';

const FRESH_MS = 10_000;
/**
 * A stale page is served for this long while the next one is made, by CDNs as well. After that the view waits: no page is
 * older than a minute while one can be made.
 */
const RENEWING_MS = 50_000;
/** How long a failing page's last good answer is served before it is tried again. */
const RETRY_MS = 2_000;
const MAX_CACHED_KEY = 600;
const MIN_POPULAR_VIEWS = 50;

interface KeeperOptions {
  cache: PageCache;
  marks: Pick<ChangeMarks, 'isMarked'>;
  hasCache: boolean;
  noteTrouble: (event: string, error: unknown) => void;
}

/** Puts pages into memory and takes them out, compressed as well as their views are worth. */
export interface PageKeeper {
  /** Keeps a page that was made; answers the last good one where this one has failed. */
  keep(made: MadePage): PreparedResponse;
  /**
   * Sends a page from memory, and has it compressed
   * better where that was its first or its fiftieth time.
   */
  send(page: CachedPage): PreparedResponse;
}

export function createPageKeeper({ cache, marks, hasCache, noteTrouble }: KeeperOptions): PageKeeper {
  function improve(prepared: PreparedResponse, quality: number): void {
    // Serving the less compressed page is acceptable where this fails.
    recompress(prepared, quality).catch((error: unknown) => noteTrouble('page.uncompressed', error));
  }

  return {
    keep({ url, prepared, keepUntil, isFailure, isClosed, uses, begun, reads: { topics, layers } }) {
      const now = Date.now();
      const before = cache.get(url);
      if (isClosed) cache.delete(url);
      if (isFailure && before && before.staleUntil > now) {
        cache.set(url, { ...before, freshUntil: Math.min(now + RETRY_MS, before.staleUntil), waitFrom: before.staleUntil });
        return before.prepared;
      }
      // A page that was overtaken by a newer one never takes its place.
      if (!hasCache || keepUntil <= now || url.length > MAX_CACHED_KEY || (before?.begun ?? 0) > begun) return prepared;
      const isSame = before !== undefined && takeOverEncodings(prepared, before.prepared);
      // A page of other bytes has to be asked for by many again before it is worth the most.
      const views = isSame ? before.views : Math.min(before?.views ?? 0, 1);
      const isChanged = marks.isMarked(topics, begun);
      const freshUntil = isChanged ? 0 : Math.min(now + (layers.fallback ? RETRY_MS : FRESH_MS), keepUntil);
      const waitFrom = isChanged ? now : freshUntil + RENEWING_MS;
      cache.set(url, { prepared, freshUntil, waitFrom, staleUntil: keepUntil, views, topics, begun, uses });
      improve(prepared, qualityFor(views));
      return prepared;
    },
    send(page) {
      page.views += 1;
      const quality = qualityFor(page.views);
      if (quality > qualityFor(page.views - 1)) improve(page.prepared, quality);
      return page.prepared;
    },
  };
}

/** The level of brotli that a page is worth when it has been sent so often from memory. */
function qualityFor(views: number): number {
  if (views >= MIN_POPULAR_VIEWS) return 11;
  return views > 0 ? CACHED_QUALITY : 1;
}
