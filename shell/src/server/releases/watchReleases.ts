import { isDeepStrictEqual } from 'node:util';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LeftOutEntry, ReleaseFeed, RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { PACKAGED_HOLDERS, settleHolders, type Holder } from './addressHolders.ts';
import { fetchRelease, type FetchedRelease, type LoadedRemote, type StartBuild } from './fetchRelease.ts';
import type { FeedGuard } from './createFeedGuard.ts';
import { createLeftOutEntries } from './createLeftOutEntries.ts';
import { createRefusals, explain } from './createRefusals.ts';
import { fingerprintOf } from './releaseFingerprint.ts';
import { createLiveSet, type IsWanted } from './createLiveSet.ts';
import type { ReleaseSet } from './ReleaseSet.ts';
import type { RemovableBuild } from './RemovableBuild.ts';
import type { ReleaseState } from './ReleaseState.ts';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';

export interface WatchOptions {
  source: ReleaseSource;
  /** The builds that were live last, for a start without the feed. */
  lastGood: ReleaseSource;
  guard: FeedGuard;
  start: StartBuild;
  shellVersion: string;
  pollEvery: number;
  log: Log;
  /**
   * Tries builds over the running ones where they can hold nobody up,
   * and says of each why it was refused, or `null`. Never rejects.
   */
  smokeTest: (
    running: readonly LoadedRemote[],
    candidates: readonly FetchedRelease[],
    isProven: (release: RemoteRelease) => boolean,
    holders: readonly Holder[],
  ) => Promise<ReadonlyMap<RemoteName, SpielplanError | null>>;
  /**
   * Renders where pages are made what has passed, for the first rendering
   * of a lazy part shows its fallback. Rejecting keeps the last good set.
   */
  warmUp: (set: ReleaseSet, before: ReleaseSet) => Promise<void>;
  onSwap: (set: ReleaseSet, before: ReleaseSet) => void;
  /** Is told of the feed after each look at it. Nobody waits for it; it never rejects. */
  afterLook?: (feed: ReleaseFeed, set: ReleaseSet) => Promise<void>;
  /** Whether the provider answers, so that what could not be tested may be tried again. */
  canTest?: () => Promise<boolean>;
}

export interface ReleaseWatch {
  current(): ReleaseSet;
  /** Whether the feed could be followed at least once, if need be as it was before the last start; with no
   * remote at all not while one waits for its test. */
  hasSeenFeed(): boolean;
  /** Entries of the feed that cannot be followed; the others are. */
  leftOut(): readonly LeftOutEntry[];
  /** Seconds since the feed was followed last; since the start where it never was. */
  feedAge(): number;
  state(): ReleaseState;
  /**
   * The builds that have replaced another one since the start. One that is removed gives way to it at once, is in quarantine
   * and is not followed again before the next start or an operator's `promote`, after which it stays.
   */
  removable(): RemovableBuild[];
  /** Looks at the feed now; resolves when what it announces is live or refused. */
  check(): Promise<void>;
  stop(): void;
}

const RETRY_MS = 60_000;

/**
 * Keeps the release set in step with the feed. What has changed is fetched, verified and
 * smoke-tested beside the running set; only what passed is started here, warmed up and swapped in. A
 * bad build never replaces the last good one and is not tried again until the feed names another;
 * one that could not be fetched gets another chance every minute and with each new feed.
 */
export async function watchReleases(options: WatchOptions): Promise<ReleaseWatch> {
  const {
    source,
    lastGood,
    guard,
    start,
    shellVersion,
    pollEvery,
    log,
    smokeTest,
    warmUp,
    onSwap,
    afterLook,
    canTest = async () => false,
  } = options;
  const refusals = createRefusals();
  const leftOut = createLeftOutEntries(log, versionOf);
  let running: Promise<void> | null = null;
  let feedReportedAt = Number.NEGATIVE_INFINITY;
  let hasSeenFeed = false;
  let feedFollowedAt = performance.now();
  let holders: readonly Holder[] = guard.holders().length > 0 ? guard.holders() : PACKAGED_HOLDERS;
  let settledClaims: unknown;
  let [number, looks]: [number | null, number] = [null, 0];
  let problem: ReleaseState['problem'] = null;
  let testing: ReleaseState['testing'] = [];
  let tests: Promise<void> | null = null;
  /** Whether the feed names builds that wait until those under test are done. */
  let isBehind = false;
  let followed: ReleaseFeed | null = null;
  let finishing = Promise.resolve();
  const live = createLiveSet({ shellVersion, start, warmUp, onSwap, log, refusals, refuse, holders: () => holders });
  const { current, activate } = live;

  async function fetchAll(releases: readonly RemoteRelease[], from: ReleaseSource): Promise<FetchedRelease[]> {
    const fetched: FetchedRelease[] = [];
    for (const release of releases) {
      try {
        guard.checkBuild(release);
        fetched.push(await fetchRelease(from, release));
      } catch (error) {
        refuse(release, error);
      }
    }
    return fetched;
  }

  /** Tests what has not been live here. Looks at the feed go on meanwhile: nobody's way back waits for another's test. */
  async function testAll(releases: readonly RemoteRelease[], from: ReleaseSource, isWanted: IsWanted): Promise<void> {
    testing = releases.map(({ name, version }) => ({ remote: name, version }));
    const candidates = await fetchAll(releases, from);
    if (candidates.length > 0) {
      const verdicts = await smokeTest([...current().remotes.values()], candidates, guard.wasLive, holders);
      const verdictOf = ({ release }: FetchedRelease) => verdicts.get(release.name);
      for (const each of candidates) if (verdictOf(each) !== null) refuse(each.release, verdictOf(each));
      await activate(
        candidates.filter((each) => verdictOf(each) === null),
        isWanted,
      );
    }
    if (followed) await finishLook(followed);
  }

  function refuse(release: RemoteRelease, error: unknown): null {
    const { name, version } = release;
    refusals.add(release, error);
    log.error('release.refused', error, { remote: name, version, stays: versionOf(name) });
    return null;
  }

  /** What was live here before is warmed up alone, at once; the rest is tested, one lot after the other. */
  async function follow(releases: readonly RemoteRelease[], from: ReleaseSource, isWanted: IsWanted): Promise<void> {
    const changed = releases.filter((release) => {
      const before = current().remotes.get(release.name)?.release;
      return !(before && fingerprintOf(before) === fingerprintOf(release)) && !refusals.isRefused(release);
    });
    const isReturn = (release: RemoteRelease) => guard.wasLive(release) && current().remotes.has(release.name);
    const returns = await fetchAll(changed.filter(isReturn), from);
    if (returns.length > 0) await activate(returns, isWanted);
    const fresh = changed.filter((release) => !isReturn(release));
    if (tests)
      isBehind = fresh.some(({ name, version }) => !testing.some((each) => each.remote === name && each.version === version));
    else if (fresh.length > 0)
      tests = testAll(fresh, from, isWanted)
        .catch(fail)
        .finally(() => {
          tests = null;
          testing = [];
        });
  }

  /**
   * Brings back what was live before the start and could not be
   * had now: all of it without a feed, else what the feed names.
   */
  async function restore(before: ReleaseFeed | null): Promise<void> {
    const missing = Object.values(before?.remotes ?? {}).filter(
      ({ name }) => !current().remotes.has(name) && (!hasSeenFeed || refusals.has(name) || leftOut.has(name)),
    );
    if (missing.length === 0) return;
    for (const { name } of missing) refusals.forget(name);
    await follow(missing, lastGood, () => true);
    await tests;
    const restored = missing.filter(({ name }) => current().remotes.has(name)).map(({ name }) => name);
    if (restored.length > 0) hasSeenFeed = true;
    await guard.remember(null, current().remotes, holders);
    log.warn('release.restored', { remotes: restored, releaseSet: current().id });
  }

  /** Who was refused for an address that is free since may try again. */
  function settle(feed: ReleaseFeed): void {
    const claims = [feed.addresses, guard.holders(), current().id];
    if (isDeepStrictEqual(claims, settledClaims)) return;
    settledClaims = claims;
    const isRunning = (owner: string, id: string) =>
      current()
        .remotes.get(owner)
        ?.remote.routes.some((route) => route.id === id) ?? false;
    const settled = settleHolders(feed, guard.holders(), isRunning);
    if (isDeepStrictEqual(settled, holders)) return;
    holders = settled;
    refusals.forgetBroken();
  }

  function versionOf(remote: string): string | null {
    return current().remotes.get(remote)?.release.version ?? null;
  }

  async function look(): Promise<void> {
    isBehind = false;
    try {
      await refusals.forgetUntested(canTest);
      const feed = await guard.check(await source.readFeed());
      feedReportedAt = Number.NEGATIVE_INFINITY;
      hasSeenFeed = true;
      followed = feed;
      // Somebody has written it again, perhaps with what was missing.
      if (feed.number !== number) refusals.forgetTransient();
      leftOut.note(feed.leftOut);
      refusals.uphold(feed);
      settle(feed);
      await follow(Object.values(feed.remotes), source, isNamed);
      for (const name of current().remotes.keys()) if (!feed.remotes[name] && !leftOut.has(name)) live.withdraw(name);
      await finishLook(feed);
      [number, problem] = [feed.number, null];
      feedFollowedAt = performance.now();
    } catch (error) {
      fail(error);
    }
  }

  /** Whether the feed that was read last names this build. */
  function isNamed(release: RemoteRelease): boolean {
    const named = followed?.remotes[release.name];
    return named !== undefined && fingerprintOf(named) === fingerprintOf(release);
  }

  /** One after the other: a look and a test may end together. */
  function finishLook(feed: ReleaseFeed): Promise<void> {
    const finish = async () => {
      if (current().remotes.size > 0) {
        settle(feed);
        live.settle();
        await guard.remember(feed, current().remotes, holders);
      }
      void afterLook?.(feed, current());
    };
    finishing = finishing.then(finish, finish);
    return finishing;
  }

  function fail(error: unknown): void {
    problem = explain(error);
    if (performance.now() - feedReportedAt < RETRY_MS) return;
    log.error('release.feed', error);
    feedReportedAt = performance.now();
  }

  const lookOnce = () =>
    (running ??= look().finally(() => {
      running = null;
      looks += 1;
    }));
  async function check(): Promise<void> {
    await lookOnce();
    await tests;
    if (isBehind) await check();
  }
  const before = await lastGood.readFeed().catch((): ReleaseFeed | null => null);
  await check();
  await restore(before);
  const retry = setInterval(refusals.forgetTransient, RETRY_MS);
  const timer = setInterval(() => void lookOnce(), pollEvery);
  return {
    current,
    hasSeenFeed: () => hasSeenFeed && (current().remotes.size > 0 || !refusals.hasUntested()),
    leftOut: leftOut.list,
    feedAge: () => (performance.now() - feedFollowedAt) / 1_000,
    state: () => ({
      number,
      releaseSet: current().id,
      problem,
      live: Object.fromEntries([...current().remotes].map(([name, { release }]) => [name, release.version])),
      refused: refusals.list(),
      testing,
      leftOut: leftOut.describe(),
      looks,
    }),
    removable: live.removable,
    check,
    stop() {
      clearInterval(timer);
      clearInterval(retry);
    },
  };
}
