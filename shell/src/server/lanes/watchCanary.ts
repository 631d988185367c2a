import { toSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Canary, ReleaseFeed, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { fetchRelease, type LoadedRemote } from '../releases/fetchRelease.ts';
import type { FeedGuard } from '../releases/createFeedGuard.ts';
import type { Halt, ReleaseMemory } from '../releases/createReleaseMemory.ts';
import { fingerprintOf } from '../releases/releaseFingerprint.ts';
import { createReleaseSet, type ReleaseSet } from '../releases/ReleaseSet.ts';
import type { RemovableBuild } from '../releases/RemovableBuild.ts';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';
import { isTransient } from '../releases/createRefusals.ts';
import type { WatchOptions } from '../releases/watchReleases.ts';
import { createLaneCounts, type LaneCounter, type LaneName } from './createLaneCounts.ts';
import { type CanaryState, HALTED_CODE, judgeCanary } from '@spielplan/shared-contracts/trials';
import { laneOf } from './laneCookie.ts';

/** A build that a share of visitors gets. */
export interface RunningCanary {
  release: RemoteRelease;
  lane: string;
  /** Percent of the visitors. */
  share: number;
  set: ReleaseSet;
  counter: LaneCounter;
}

export interface CanaryWatch {
  /** The canary that visitors meet now, or null. */
  current(): RunningCanary | null;
  /** Whether the feed names this lane and it has not halted: it may run already on other shells. */
  isAwaited(lane: string): boolean;
  state(): CanaryState | null;
  /** Follows what the feed says after each look at it. Never rejects. */
  follow(feed: ReleaseFeed, set: ReleaseSet): Promise<void>;
  /** Counts a visitor for whom the build of a lane failed, and halts the canary where it fails for too many. */
  fail(lane: LaneName, visitor: string): void;
  /** The release set with the build on trial, if visitors meet it now. */
  sets(): ReleaseSet[];
  /** The build on trial, if visitors meet it now; removing it halts the trial. */
  removable(): RemovableBuild[];
}

interface CanaryOptions extends Pick<WatchOptions, 'start' | 'smokeTest' | 'warmUp'> {
  source: ReleaseSource;
  guard: Pick<FeedGuard, 'checkBuild' | 'wasLive'>;
  log: Log;
  /** Remembers across restarts, for all shells of a machine, which trial has halted. */
  halts: Pick<ReleaseMemory, 'readHalt' | 'keepHalt'>;
  /** Pages of the canary that were made otherwise are to be forgotten. */
  onChange: (set: ReleaseSet | null, before: ReleaseSet | null) => void;
}

interface Trial extends Canary {
  key: string;
  lane: string;
  counter: LaneCounter;
  loaded: LoadedRemote | null;
  /** The current set and, made over it, the canary's. */
  over: ReleaseSet;
  set: ReleaseSet | null;
  /** When visitors met it first (ms of `performance`). */
  since: number;
  stopped: Pick<CanaryState, 'state' | 'why'> | null;
  retryAt: number;
}

const RETRY_MS = 60_000;

/**
 * Keeps the build that is on trial beside the current set: fetched, verified and smoke-tested as any
 * release, rendered over the current set for its lane alone. One at a time, the first by name. It
 * halts by itself for good when it fails for too many visitors; the feed alone raises its share or ends it.
 */
export function watchCanary({
  source,
  guard,
  start: startBuild,
  log,
  halts,
  smokeTest,
  warmUp,
  onChange,
}: CanaryOptions): CanaryWatch {
  let trial: Trial | null = null;
  let starting: Promise<void> | null = null;

  function end(): void {
    const before = trial?.set ?? null;
    if (trial) log.info('canary.ended', { remote: trial.release.name, version: trial.release.version });
    if (trial) keepHalt(null);
    trial = null;
    if (before) onChange(null, before);
  }

  function keepHalt(halt: Halt | null): void {
    halts.keepHalt(halt).catch((error: unknown) => log.error('canary.unkept', error));
  }

  function stop(tried: Trial, state: 'halted' | 'refused', why: { code: string; detail: string }): void {
    const { set, release } = tried;
    Object.assign(tried, { stopped: { state, why }, set: null });
    log.warn(`canary.${state}`, { remote: release.name, version: release.version, share: tried.share, ...why });
    if (set) onChange(null, set);
  }

  function halt(detail: string): void {
    if (!trial) return;
    keepHalt({ key: trial.key, code: HALTED_CODE, detail });
    stop(trial, 'halted', { code: HALTED_CODE, detail });
  }

  async function start(tried: Trial, current: ReleaseSet): Promise<void> {
    const { release } = tried;
    try {
      if (!tried.loaded) {
        guard.checkBuild(release);
        const fetched = await fetchRelease(source, release);
        const verdict = (await smokeTest([...current.remotes.values()], [fetched], guard.wasLive, current.holders)).get(
          release.name,
        );
        if (verdict) throw verdict;
        tried.loaded = await startBuild(fetched);
      }
      const remotes = new Map(current.remotes).set(release.name, tried.loaded);
      const set = createReleaseSet(current.shellVersion, remotes.values(), current.holders);
      await warmUp(set, current);
      if (trial !== tried || tried.stopped) return;
      const before = tried.set;
      Object.assign(tried, { set, over: current, ...(!before && { since: performance.now() }) });
      onChange(set, before);
      if (!before) log.info('canary.running', { remote: release.name, version: release.version, share: tried.share });
    } catch (error) {
      const { code, detail = '' } = toSpielplanError(error);
      tried.retryAt = isTransient(error) ? performance.now() + RETRY_MS : Number.POSITIVE_INFINITY;
      stop(tried, 'refused', { code, detail });
    }
  }

  return {
    current() {
      if (!trial?.set) return null;
      const { release, share, set, counter, lane } = trial;
      return { release, lane, share, set, counter };
    },
    isAwaited: (lane) => trial?.lane === lane && trial.stopped?.state !== 'halted',
    state: () =>
      trial && {
        remote: trial.release.name,
        version: trial.release.version,
        share: trial.share,
        ...(trial.stopped ?? { state: 'running', why: null }),
        ...trial.counter.report(),
      },
    async follow(feed, set) {
      const next = firstCanary(feed, set);
      if (!next) return end();
      const key = fingerprintOf(next.release);
      if (trial?.key !== key) {
        end();
        const fresh = { counter: createLaneCounts(), loaded: null, over: set, set: null, since: 0, stopped: null, retryAt: 0 };
        trial = { ...next, key, lane: laneOf(next.release), ...fresh };
      } else if (trial.share !== next.share) {
        log.info('canary.share', { remote: next.release.name, share: next.share, before: trial.share });
        trial.share = next.share;
      }
      const tried: Trial = trial;
      const kept = tried.stopped?.state === 'halted' ? null : await halts.readHalt();
      if (trial !== tried) return;
      if (kept?.key === key) stop(tried, 'halted', { code: kept.code, detail: kept.detail });
      const { stopped } = tried;
      if (stopped?.state === 'refused' && performance.now() < tried.retryAt) return;
      if (stopped?.state === 'halted' || (tried.set && tried.over.id === set.id)) return;
      if (!starting) tried.stopped = null;
      // A trial that has ended meanwhile has no effect; the next look starts the one that follows it.
      starting ??= start(tried, set).finally(() => (starting = null));
      await starting;
    },
    fail(lane, visitor) {
      if (!trial?.set) return;
      trial.counter.fail(lane, visitor);
      const { canary, current } = trial.counter.report();
      const detail = judgeCanary(canary, current);
      if (detail !== null) halt(detail);
    },
    sets: () => (trial?.set ? [trial.set] : []),
    removable() {
      if (!trial?.set) return [];
      const { release, since } = trial;
      return [{ remote: release.name, version: release.version, since, remove: halt }];
    },
  };
}

/** The first by name of the builds that the feed has on trial and that are not current here. */
function firstCanary({ canaries = {}, remotes }: ReleaseFeed, set: ReleaseSet): Canary | undefined {
  return Object.values(canaries)
    .filter(({ release: { name, version } }) => remotes[name] && set.remotes.get(name)?.release.version !== version)
    .toSorted((a, b) => (a.release.name < b.release.name ? -1 : 1))[0];
}
