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

/** Answers of anonymous page views, the longest unrenewed leaving first. Bounded in bytes, because queries are endless. */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  clear(): void;
  size(): number;
}

export function createPageCache(maxBytes = 64_000_000): PageCache {
  const pages = new Map<string, { page: CachedPage; size: number }>();
  let bytes = 0;
  const drop = (key: string, size: number) => {
    pages.delete(key);
    bytes -= size;
  };
  return {
    get(key) {
      return pages.get(key)?.page;
    },
    set(key, page) {
      const before = pages.get(key);
      if (before) drop(key, before.size);
      const size = sizeOf(page);
      pages.set(key, { page, size });
      bytes += size;
      for (const [oldest, each] of pages) {
        if (bytes <= maxBytes) break;
        drop(oldest, each.size);
      }
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
    size: () => pages.size,
  };
}

function sizeOf({ prepared }: CachedPage): number {
  return prepared.body.length * 2 + (prepared.br?.length ?? 0) + 1_000;
}
