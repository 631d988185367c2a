import { setFlagsFromString } from 'node:v8';
import { countTimes } from '../metrics/timePages.ts';
import type { ShellMetrics } from '../metrics/createShellMetrics.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { ReleaseWatch } from '../releases/watchReleases.ts';
import { createHarmCount } from './createHarmCount.ts';
import { createPageThreads, type PageThreads, type ThreadsOptions } from './createPageThreads.ts';
import type { Offender } from './threadMessages.ts';

interface OpenOptions extends Omit<ThreadsOptions, 'sets' | 'onHarm' | 'onTimes'> {
  isWanted: boolean;
  metrics: Pick<ShellMetrics, 'countHarm' | 'times'> | null;
  /** Null while the shell starts. */
  releases: () => ReleaseWatch | null;
  /** The release sets besides the current one. */
  otherSets: () => readonly ReleaseSet[];
  /** Ends the trial of a build; false where it is not on trial. */
  haltTrial: (build: Offender, detail: string) => boolean;
}

/**
 * V8 spends 3% of the time of each heap on collecting it, so small heaps beside each other cost that several times:
 * they grow by this much in between, as one large heap does.
 */
const HEAP_GROWTH_PERCENT = 60;

/** The threads of a shell that is to have some: builds that do harm in them are counted, and taken out. */
export function openPageThreads({
  isWanted,
  metrics,
  releases,
  otherSets,
  haltTrial,
  ...options
}: OpenOptions): PageThreads | null {
  if (!isWanted) return null;
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const countHarm = createHarmCount((build, count) => {
    const detail = `did harm ${count} times`;
    if (!haltTrial(build, detail)) releases()?.quarantine(build, detail);
  });
  return createPageThreads({
    ...options,
    sets() {
      const watch = releases();
      return watch ? [watch.current(), ...otherSets()] : [];
    },
    onTimes: (times) => metrics && countTimes(times, metrics.times),
    onHarm(why, offender) {
      metrics?.countHarm(why, offender?.remote);
      if (offender) countHarm(offender);
    },
  });
}
