import { Session, type HeapProfiler } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';
import { offenderIn } from './findOffender.ts';
import type { Offender } from './threadMessages.ts';

/** From this part of the limit on what is allocated is sampled: a healthy thread never gets there. */
export const SUSPICIOUS = 0.5;
/** One allocation is written down for so many bytes on average. */
const SAMPLE_BYTES = 256 * 1024;
/** What one build keeps alone of all that was sampled and is still there, so that it is named. */
const CLEAR_SHARE = 0.5;

/**
 * Watches over the heap of the thread that calls it. Tells once when it has become larger than `limitMb` (MB, garbage
 * left out), and which build keeps the most of what came since it was half as large; null where that is not clear.
 */
export function watchHeap(limitMb: number, onFull: (offender: Offender | null) => void) {
  let session: Session | null = null;
  let isSampling = false;
  let isTold = false;

  function used(): number {
    const { used_heap_size, external_memory } = getHeapStatistics();
    return (used_heap_size + external_memory) / 1_000_000;
  }

  function open(): Session {
    if (session) return session;
    session = new Session();
    session.connect();
    return session;
  }

  function keeper(): Offender | null {
    let found: HeapProfiler.SamplingHeapProfile | null = null;
    open().post('HeapProfiler.getSamplingProfile', (_, told) => (found = told?.profile ?? null));
    return found && keeperIn(found);
  }

  return {
    /** Gives back what rendering everything once has left: the nursery has grown, and a warm thread makes nothing. */
    clean: () => open().post('HeapProfiler.collectGarbage'),
    /** Called now and then; answers how large it is, in MB. */
    look(): number {
      const now = used();
      if (!isTold && now >= limitMb * SUSPICIOUS) suspect();
      return now;
    },
  };

  function suspect(): void {
    // Whose it is that fills it is known at the next look, however fast it fills.
    if (!isSampling) {
      open().post('HeapProfiler.startSampling', { samplingInterval: SAMPLE_BYTES });
      isSampling = true;
      return;
    }
    if (used() < limitMb) return;
    open().post('HeapProfiler.collectGarbage');
    if (used() < limitMb) return;
    isTold = true;
    onFull(keeper());
  }
}

/** The build whose functions have allocated most of what a profile holds. */
export function keeperIn({ head }: Pick<HeapProfiler.SamplingHeapProfile, 'head'>): Offender | null {
  const kept = new Map<string, { offender: Offender; bytes: number }>();
  let all = 0;
  const waiting: { node: HeapProfiler.SamplingHeapProfileNode; within: Offender | null }[] = [{ node: head, within: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    // The innermost function of a remote: what it calls works for it.
    const within = offenderIn(node.callFrame.url) ?? next.within;
    all += node.selfSize;
    if (within) {
      const key = `${within.remote}@${within.version}`;
      kept.set(key, { offender: within, bytes: (kept.get(key)?.bytes ?? 0) + node.selfSize });
    }
    for (const child of node.children) waiting.push({ node: child, within });
  }
  const [most] = [...kept.values()].toSorted((a, b) => b.bytes - a.bytes);
  return most && most.bytes > all * CLEAR_SHARE ? most.offender : null;
}
