import { setFlagsFromString } from 'node:v8';
import { countTimes } from '../metrics/timePages.ts';
import type { ShellMetrics } from '../metrics/createShellMetrics.ts';
import type { ServedSets } from '../releases/createServedSets.ts';
import { newestOf } from '../releases/RemovableBuild.ts';
import { createEndRule } from './createEndRule.ts';
import { createPageThreads, type PageThreads, type ThreadsOptions } from './createPageThreads.ts';

interface OpenOptions extends Omit<ThreadsOptions, 'sets' | 'onEnd' | 'onTimes'> {
  isWanted: boolean;
  metrics: Pick<ShellMetrics, 'countEnd' | 'times'> | null;
  /** What visitors get now. */
  served: Pick<ServedSets, 'sets' | 'removable'>;
}

/**
 * V8 spends 3% of the time of each heap on collecting it, so small heaps beside each other cost that several times:
 * they grow by this much in between, as one large heap does.
 */
const HEAP_GROWTH_PERCENT = 60;

/** The threads of a shell that is to have some; the newest build goes back when they end too often. */
export function openPageThreads({ isWanted, metrics, served, ...options }: OpenOptions): PageThreads | null {
  if (!isWanted) return null;
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const noteEnd = createEndRule(() => newestOf(served.removable()));
  return createPageThreads({
    ...options,
    sets: served.sets,
    onTimes: (times) => metrics && countTimes(times, metrics.times),
    onEnd(why) {
      metrics?.countEnd(why);
      noteEnd(why);
    },
  });
}
