import type { ReleaseFeed, RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Holder } from './addressHolders.ts';
import type { FeedGuard } from './createFeedGuard.ts';
import type { IsWanted, LiveSet } from './createLiveSet.ts';
import type { Refusals } from './createRefusals.ts';
import { fetchRelease, type FetchedRelease, type LoadedRemote } from './fetchRelease.ts';
import { fingerprintOf } from './releaseFingerprint.ts';
import type { WatchStore } from './watchMachine.ts';

/**
 * Tries builds over the running ones where they can hold nobody up,
 * and says of each why it was refused, or `null`. Never rejects.
 */
export type SmokeTest = (
  running: readonly LoadedRemote[],
  candidates: readonly FetchedRelease[],
  isProven: (release: RemoteRelease) => boolean,
  holders: readonly Holder[],
) => Promise<ReadonlyMap<RemoteName, SpielplanError | null>>;

interface TestsOptions {
  guard: Pick<FeedGuard, 'checkBuild' | 'wasLive'>;
  smokeTest: SmokeTest;
  store: WatchStore;
  refusals: Pick<Refusals, 'isRefused'>;
  live: Pick<LiveSet, 'current' | 'activate' | 'refuse'>;
  /** Is told when a test has ended, with the feed as it is then. */
  finishLook: (feed: ReleaseFeed) => Promise<void>;
  fail: (error: unknown) => void;
}

export interface BuildTests {
  /** What was live here before is warmed up alone, at once; the rest is tested, one lot after the other. */
  follow(releases: readonly RemoteRelease[], from: ReleaseSource, isWanted: IsWanted): Promise<void>;
  /** Settles when no build is under test. Never rejects. */
  ended(): Promise<void>;
}

/** Brings builds from the feed to life. Looks at the feed go on during a test: nobody's way back waits for another's test. */
export function createBuildTests({ guard, smokeTest, store, refusals, live, finishLook, fail }: TestsOptions): BuildTests {
  let running: Promise<void> | null = null;

  async function fetchAll(releases: readonly RemoteRelease[], from: ReleaseSource): Promise<FetchedRelease[]> {
    const fetched: FetchedRelease[] = [];
    for (const release of releases) {
      try {
        guard.checkBuild(release);
        fetched.push(await fetchRelease(from, release));
      } catch (error) {
        live.refuse(release, error);
      }
    }
    return fetched;
  }

  async function test(releases: readonly RemoteRelease[], from: ReleaseSource, isWanted: IsWanted): Promise<void> {
    const candidates = await fetchAll(releases, from);
    if (candidates.length > 0) {
      const verdicts = await smokeTest([...live.current().remotes.values()], candidates, guard.wasLive, store.state().holders);
      const verdictOf = ({ release }: FetchedRelease) => verdicts.get(release.name);
      for (const each of candidates) if (verdictOf(each) !== null) live.refuse(each.release, verdictOf(each));
      await live.activate(
        candidates.filter((each) => verdictOf(each) === null),
        isWanted,
      );
    }
    const { feed } = store.state();
    if (feed) await finishLook(feed);
  }

  function isUnderTest({ name, version }: RemoteRelease): boolean {
    return store.state().testing.some((each) => each.remote === name && each.version === version);
  }

  return {
    async follow(releases, from, isWanted) {
      const changed = releases.filter((release) => {
        const before = live.current().remotes.get(release.name)?.release;
        return !(before && fingerprintOf(before) === fingerprintOf(release)) && !refusals.isRefused(release);
      });
      const isReturn = (release: RemoteRelease) => guard.wasLive(release) && live.current().remotes.has(release.name);
      const returns = await fetchAll(changed.filter(isReturn), from);
      if (returns.length > 0) await live.activate(returns, isWanted);
      const fresh = changed.filter((release) => !isReturn(release));
      if (running) {
        if (!fresh.every(isUnderTest)) store.dispatch({ kind: 'wait' });
        return;
      }
      if (fresh.length === 0) return;
      store.dispatch({ kind: 'test', builds: fresh.map(({ name, version }) => ({ remote: name, version })) });
      running = test(fresh, from, isWanted)
        .catch(fail)
        .finally(() => {
          running = null;
          store.dispatch({ kind: 'tested' });
        });
    },
    ended: async () => running ?? undefined,
  };
}
