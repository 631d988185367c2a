import { getHeapStatistics } from 'node:v8';

const collect = globalThis.gc;
// Code of remotes has no use for it.
globalThis.gc = undefined;

/**
 * Collects the garbage of the thread that calls it, and gives back the memory that it took; the main thread starts it with
 * `--expose-gc`.
 */
export function collectGarbage(): void {
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Megabytes in use by the thread that calls it: its heap, and buffers outside the heap. Garbage counts until it is collected. */
export function usedMb(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return (used_heap_size + external_memory) / 1_000_000;
}
