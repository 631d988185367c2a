import { LRUCache } from 'lru-cache';
import type { PreparedResponse } from '../http/PreparedResponse.ts';

export interface CachedPage {
  prepared: PreparedResponse;
  /** Epoch ms: until then it is served as it is. */
  freshUntil: number;
  /** Epoch ms: until then it is served while a new one is made, or while none can be made. */
  staleUntil: number;
  /** How often its body has been sent from here. */
  views: number;
}

/** Answers of anonymous page views, the least recently used leaving first. Bounded in bytes, because queries are endless. */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  clear(): void;
  size(): number;
  bytes(): number;
}

const MAX_BYTES = 64_000_000;
const MAX_PAGES = 20_000;

export function createPageCache(maxBytes = MAX_BYTES): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_PAGES, maxSize: maxBytes, sizeCalculation: sizeOf });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    clear: () => pages.clear(),
    size: () => pages.size,
    bytes: () => pages.calculatedSize,
  };
}

function sizeOf({ prepared }: CachedPage): number {
  return prepared.body.length * 2 + (prepared.br?.length ?? 0) + 1_000;
}
