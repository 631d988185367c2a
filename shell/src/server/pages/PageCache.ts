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
 * Answers of anonymous page views, the least recently used
 * leaving first. Bounded in bytes, because queries are endless.
 */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
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
}

const MAX_PAGE_BYTES = 64_000_000;
const MAX_PAGES = 20_000;

export function createPageCache(maxBytes = MAX_PAGE_BYTES): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES, maxSize: maxBytes, sizeCalculation: sizeOf });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    mark(topics, waitFrom) {
      for (const page of pages.values()) {
        if (!topics.some((topic) => page.topics.has(topic))) continue;
        page.freshUntil = 0;
        page.waitFrom = Math.min(page.waitFrom, waitFrom);
      }
    },
    end(remotes) {
      for (const [key, { uses }] of pages.entries()) if (!uses || uses.some((name) => remotes.has(name))) pages.delete(key);
    },
    clear: () => pages.clear(),
    size: () => pages.size,
    bytes: () => pages.calculatedSize,
  };
}

function sizeOf({ prepared }: CachedPage): number {
  return prepared.body.length * 2 + (prepared.br?.length ?? 0) + 1_000;
}
