import { keepNewest } from './createPageMemory.ts';

const MAX_KEPT = 50;

/** Scroll positions by history entry, in CSS pixels. */
export interface ScrollMemory {
  save(key: string): void;
  restore(key: string): void;
}

/**
 * Keeps scroll positions itself while pages change without a load,
 * and leaves reloads to the browser, which does those better.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  return {
    save: (key) => keepNewest(positions, MAX_KEPT, key, scrollY),
    restore(key) {
      scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    },
  };
}
