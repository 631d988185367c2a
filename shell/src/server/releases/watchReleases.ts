import { isDeepStrictEqual } from 'node:util';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LeftOutEntry, ReleaseFeed, RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { PACKAGED_HOLDERS, settleHolders, type Holder } from './addressHolders.ts';
import { fetchRelease, type FetchedRelease, type LoadedRemote, type StartBuild } from './fetchRelease.ts';
import type { FeedGuard } from './createFeedGuard.ts';
import { createLeftOutEntries } from './createLeftOutEntries.ts';
import { createRefusals, explain, type Reason } from './createRefusals.ts';
import { fingerprintOf } from './releaseFingerprint.ts';
import { createReleaseSet, type ReleaseSet, withHolders } from './ReleaseSet.ts';
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

/** What a shell made of the feed, for the teams that wait for it. */
export interface ReleaseState {
  /** The feed that was followed last; null before the first. */
  number: number | null;
  releaseSet: string;
  /** Why the feed is not followed now. */
  problem: Reason | null;
  live: Readonly<Record<RemoteName, string>>;
  refused: readonly { remote: RemoteName; version: string; code: string; detail: string }[];
  leftOut: readonly { name: string; reason: string; code: string }[];
  /** Finished looks at the feed: two later, a problem is not of a feed before. */
  looks: number;
}

export interface ReleaseWatch {
  current(): ReleaseSet;
  /** Whether the feed could be followed at least once, if need be as it was before the last start; with no
   * remote at all not while one waits for its test. */
  hasSeenFeed(): boolean;
  /** Entries of the feed that cannot be followed; the others are. */
  leftOut(): readonly LeftOutEntry[];
  state(): ReleaseState;
  /**
   * Takes a build out that does harm: the one that was live here before it is back at once, its pages answer that it
   * is away where there is none. It is not followed again before the next start. False where it is not live.
   */
  quarantine(build: { remote: RemoteName; version: string }, detail: string): boolean;
  /** Looks at the feed now; resolves when what it announces is live or refused. */
  check(): Promise<void>;
  stop(): void;
}

const RETRY_MS = 60_000;

/**
 * Keeps the release set in step with the feed. What has changed is fetched, verified and
 * smoke-tested beside the running set; only what passed is started here, warmed up and swapped in. A
 * bad build never replaces the last good one and is not tried again until the feed names another;
 * one that could not be fetched gets another chance every minute.
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
  let current = createReleaseSet(shellVersion, []);
  const refusals = createRefusals();
  const leftOut = createLeftOutEntries(log, versionOf);
  /** What each build has replaced, for the day on which it does harm. */
  const replaced = new Map<RemoteName, LoadedRemote>();
  let running: Promise<void> | null = null;
  let feedReportedAt = Number.NEGATIVE_INFINITY;
  let hasSeenFeed = false;
  let holders: readonly Holder[] = guard.holders().length > 0 ? guard.holders() : PACKAGED_HOLDERS;
  let settledClaims: unknown;
  let number: number | null = null;
  let problem: ReleaseState['problem'] = null;
  let looks = 0;

  async function fetchChanged(release: RemoteRelease, from = source): Promise<FetchedRelease | null> {
    const before = current.remotes.get(release.name);
    if (before && fingerprintOf(before.release) === fingerprintOf(release)) return null;
    if (refusals.isRefused(release)) return null;
    try {
      guard.checkBuild(release);
      return await fetchRelease(from, release);
    } catch (error) {
      return refuse(release, error);
    }
  }

  async function activateAll(candidates: readonly FetchedRelease[]): Promise<void> {
    // Going back must not wait: what was live here before is warmed up alone.
    const isReturn = candidates.every(({ release }) => guard.wasLive(release) && current.remotes.has(release.name));
    const verdicts = isReturn
      ? new Map(candidates.map(({ release }) => [release.name, null]))
      : await smokeTest([...current.remotes.values()], candidates, guard.wasLive, holders);
    const passed: FetchedRelease[] = [];
    for (const fetched of candidates) {
      const verdict = verdicts.get(fetched.release.name);
      if (verdict === null) passed.push(fetched);
      else refuse(fetched.release, verdict);
    }
    const failure = passed.length > 0 && (await activate(passed));
    // One of them fails here alone: each by itself shows which.
    if (failure) for (const fetched of passed) refuseIf(fetched, passed.length > 1 ? await activate([fetched]) : failure);
  }

  /** Answers what kept the builds from going live together, or `null`. */
  async function activate(passed: readonly FetchedRelease[]): Promise<{ error: unknown } | null> {
    let before = current;
    try {
      for (;;) {
        before = current;
        const changed = new Map(before.remotes);
        for (const fetched of passed) changed.set(fetched.release.name, await start(fetched));
        const next = createReleaseSet(shellVersion, changed.values(), holders);
        await warmUp(next, before);
        // A build may have been taken out meanwhile.
        if (current !== before) continue;
        current = next;
        break;
      }
    } catch (error) {
      return { error };
    }
    onSwap(current, before);
    for (const { release } of passed) {
      const { name: remote, version } = release;
      const loaded = before.remotes.get(remote);
      if (loaded) replaced.set(remote, loaded);
      refusals.forget(remote);
      log.info('release.live', { remote, version, before: before.remotes.get(remote)?.release.version, releaseSet: current.id });
    }
    return null;
  }

  function quarantine({ remote, version }: { remote: RemoteName; version: string }, detail: string): boolean {
    const before = current;
    const harmful = before.remotes.get(remote);
    if (harmful?.release.version !== version) return false;
    const back = replaced.get(remote);
    replaced.delete(remote);
    current = createReleaseSet(shellVersion, [...withoutRemote(before, remote), ...(back ? [back] : [])], holders);
    onSwap(current, before);
    const why = refusals.addHarmful(harmful.release, detail);
    log.warn('release.quarantined', { remote, version, stays: back?.release.version ?? null, releaseSet: current.id, ...why });
    return true;
  }

  function refuseIf({ release }: FetchedRelease, failure: { error: unknown } | null): void {
    if (failure) refuse(release, failure.error);
  }

  function refuse(release: RemoteRelease, error: unknown): null {
    const { name, version } = release;
    refusals.add(release, error);
    log.error('release.refused', error, { remote: name, version, stays: versionOf(name) });
    return null;
  }

  async function follow(releases: readonly RemoteRelease[], from: ReleaseSource): Promise<void> {
    const candidates: FetchedRelease[] = [];
    for (const release of releases) {
      const fetched = await fetchChanged(release, from);
      if (fetched) candidates.push(fetched);
    }
    if (candidates.length > 0) await activateAll(candidates);
  }

  /**
   * Brings back what was live before the start and could not be
   * had now: all of it without a feed, else what the feed names.
   */
  async function restore(before: ReleaseFeed | null): Promise<void> {
    const missing = Object.values(before?.remotes ?? {}).filter(
      ({ name }) => !current.remotes.has(name) && (!hasSeenFeed || refusals.has(name) || leftOut.has(name)),
    );
    if (missing.length === 0) return;
    for (const { name } of missing) refusals.forget(name);
    await follow(missing, lastGood);
    const restored = missing.filter(({ name }) => current.remotes.has(name)).map(({ name }) => name);
    if (restored.length > 0) hasSeenFeed = true;
    await guard.remember(null, current.remotes, holders);
    log.warn('release.restored', { remotes: restored, releaseSet: current.id });
  }

  /** Who was refused for an address that is free since may try again. */
  function settle(feed: ReleaseFeed): void {
    const claims = [feed.addresses, guard.holders()];
    if (isDeepStrictEqual(claims, settledClaims)) return;
    settledClaims = claims;
    const settled = settleHolders(feed, guard.holders());
    if (isDeepStrictEqual(settled, holders)) return;
    holders = settled;
    refusals.forgetBroken();
  }

  function versionOf(remote: string): string | null {
    return current.remotes.get(remote)?.release.version ?? null;
  }

  async function look(): Promise<void> {
    try {
      await refusals.forgetUntested(canTest);
      const feed = await guard.check(await source.readFeed());
      feedReportedAt = Number.NEGATIVE_INFINITY;
      hasSeenFeed = true;
      leftOut.note(feed.leftOut);
      settle(feed);
      await follow(Object.values(feed.remotes), source);
      for (const name of current.remotes.keys()) {
        if (feed.remotes[name] || leftOut.has(name)) continue;
        const before = current;
        current = createReleaseSet(shellVersion, withoutRemote(before, name), holders);
        onSwap(current, before);
        log.warn('release.withdrawn', { remote: name, releaseSet: current.id });
      }
      const before = current;
      if (before.remotes.size > 0) {
        current = withHolders(before, holders);
        if (current !== before) onSwap(current, before);
        await guard.remember(feed, current.remotes, holders);
      }
      [number, problem] = [feed.number, null];
      void afterLook?.(feed, current);
    } catch (error) {
      problem = explain(error);
      if (performance.now() - feedReportedAt < RETRY_MS) return;
      log.error('release.feed', error);
      feedReportedAt = performance.now();
    }
  }

  const check = () =>
    (running ??= look().finally(() => {
      running = null;
      looks += 1;
    }));
  const before = await lastGood.readFeed().catch((): ReleaseFeed | null => null);
  await check();
  await restore(before);
  const retry = setInterval(refusals.forgetTransient, RETRY_MS);
  const timer = setInterval(() => void check(), pollEvery);
  return {
    current: () => current,
    hasSeenFeed: () => hasSeenFeed && (current.remotes.size > 0 || !refusals.hasUntested()),
    leftOut: leftOut.list,
    state: () => ({
      number,
      releaseSet: current.id,
      problem,
      live: Object.fromEntries([...current.remotes].map(([name, { release }]) => [name, release.version])),
      refused: refusals.list(),
      leftOut: leftOut.describe(),
      looks,
    }),
    quarantine,
    check,
    stop() {
      clearInterval(timer);
      clearInterval(retry);
    },
  };
}

function withoutRemote(set: ReleaseSet, name: RemoteName): LoadedRemote[] {
  return [...set.remotes.values()].filter((each) => each.release.name !== name);
}
