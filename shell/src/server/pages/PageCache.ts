import { LRUCache } from 'lru-cache';
import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { PreparedResponse } from '../http/PreparedResponse.ts';

/**
 * Where a page came from: memory, memory while a new one is made,
 * one that another visitor waits for, or made for this one.
 */
export type PageLayer = 'memory' | 'stale' | 'joined' | 'made';

export interface CachedPage {
  prepared: PreparedResponse;
  /** Epoch ms: until then it is served as it is. */
  freshUntil: number;
  /** Epoch ms: until then it is served while a new one is made. */
  waitFrom: number;
  /** Epoch ms: until then it is served where no new one can be made. */
  staleUntil: number;
  /** How often its body has been sent from here. */
  views: number;
  /**
   * What its data was made from, and the newest change
   * that was known when its making began (`ChangeMarks`).
   */
  topics: ReadonlySet<ChangeTopic>;
  begun: number;
  /** The remotes whose code made it; left out where any may have. */
  uses?: readonly RemoteName[] | undefined;
}

/**
 * Answers of anonymous page views, the least recently used leaving first: of those asked for once
 * before those asked for again, so that a crawler over every filter leaves the home page alone.
 * Bounded in bytes, because queries are endless.
 */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  delete(key: string): void;
  /**
   * Ends what is made from one of these topics: it is served
   * until `waitFrom` at most while a new one is made.
   */
  mark(topics: readonly ChangeTopic[], waitFrom: number): void;
  /** Forgets what any of these remotes has made, or may have. */
  end(remotes: ReadonlySet<RemoteName>): void;
  clear(): void;
  size(): number;
  bytes(): number;
  /** The number of pages that were evicted. */
  evicted(): number;
}

const MAX_PAGE_BYTES = 64_000_000;
const MAX_PAGES = 20_000;
/** New pages have the rest, so that a page that becomes popular is still there when it is asked for again. */
const AGAIN_SHARE = 0.75;

export function createPageCache(maxBytes = MAX_PAGE_BYTES): PageCache {
  let evictions = 0;
  const dispose = (_page: CachedPage, _key: string, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') evictions += 1;
  };
  const newPart = () => new LRUCache<string, CachedPage>({ max: MAX_PAGES, maxSize: maxBytes, sizeCalculation: sizeOf, dispose });
  const once = newPart();
  const again = newPart();
  const parts = [once, again];
  const size = () => once.size + again.size;
  const bytes = () => once.calculatedSize + again.calculatedSize;

  function move(key: string, from: typeof once, to: typeof once): void {
    const { value, size: bytesOf } = from.info(key) ?? {};
    from.delete(key);
    if (value) to.set(key, value, bytesOf === undefined ? {} : { size: bytesOf });
  }

  function promote(key: string): void {
    move(key, once, again);
    while (again.size > 1 && again.calculatedSize > maxBytes * AGAIN_SHARE) {
      const [oldest] = again.rkeys();
      move(oldest ?? key, again, once);
    }
  }

  return {
    get(key) {
      const known = again.get(key);
      if (known) return known;
      const page = once.peek(key);
      if (page) promote(key);
      return page;
    },
    set(key, page) {
      (again.has(key) ? again : once).set(key, page);
      while (bytes() > maxBytes || size() > MAX_PAGES) (once.size > 0 ? once : again).pop();
    },
    delete: (key) => parts.forEach((part) => part.delete(key)),
    mark(topics, waitFrom) {
      for (const page of parts.flatMap((part) => [...part.values()])) {
        if (!topics.some((topic) => page.topics.has(topic))) continue;
        page.freshUntil = 0;
        page.waitFrom = Math.min(page.waitFrom, waitFrom);
      }
    },
    end(remotes) {
      for (const part of parts)
        for (const [key, { uses }] of part.entries()) if (!uses || uses.some((name) => remotes.has(name))) part.delete(key);
    },
    clear: () => parts.forEach((part) => part.clear()),
    size,
    bytes,
    evicted: () => evictions,
  };
}

function sizeOf({ prepared }: CachedPage): number {
  return (prepared.length ?? prepared.body.length * 2) + (prepared.br?.length ?? 0) + 1_000;
}
