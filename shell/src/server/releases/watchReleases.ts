import { isDeepStrictEqual } from 'node:util';
import type { LeftOutEntry, ReleaseFeed, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { PACKAGED_HOLDERS, settleHolders } from './addressHolders.ts';
import { createBuildTests, type BuildTests, type SmokeTest } from './createBuildTests.ts';
import type { StartBuild } from './fetchRelease.ts';
import type { FeedGuard } from './createFeedGuard.ts';
import { createLeftOutEntries, type LeftOutEntries } from './createLeftOutEntries.ts';
import { createRefusals, explain, type Refusals } from './createRefusals.ts';
import { fingerprintOf } from './releaseFingerprint.ts';
import { createLiveSet, type LiveSet } from './createLiveSet.ts';
import { createWatchStore, isReportDue, type WatchStore } from './watchMachine.ts';
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
  smokeTest: SmokeTest;
  /**
   * Renders where pages are made what has passed, for the first rendering
   * of a lazy part shows its fallback. Rejecting keeps the last good set.
   */
  warmUp: (set: ReleaseSet, before: ReleaseSet) => Promise<void>;
  onSwap: (set: ReleaseSet, before: ReleaseSet) => void;
  /** Called with the feed after each look, without waiting for it; never rejects. */
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

/** What a watch consists of: its state, and those who keep what builds have become. */
interface WatchParts {
  options: WatchOptions;
  store: WatchStore;
  refusals: Refusals;
  live: LiveSet;
  leftOut: LeftOutEntries;
}

/**
 * Keeps the release set in step with the feed. What has changed is fetched, verified and
 * smoke-tested beside the running set; only what passed is started here, warmed up and swapped in. A
 * bad build never replaces the last good one and is not tried again until the feed names another;
 * one that could not be fetched gets another chance every minute and with each new feed.
 */
export async function watchReleases(options: WatchOptions): Promise<ReleaseWatch> {
  const { lastGood, guard, pollEvery, log } = options;
  const store = createWatchStore(guard.holders().length > 0 ? guard.holders() : PACKAGED_HOLDERS);
  const refusals = createRefusals();
  const live = createLiveSet({ ...options, refusals, holders: () => store.state().holders });
  const leftOut = createLeftOutEntries(log, live.versionOf);
  const parts: WatchParts = { options, store, refusals, live, leftOut };
  const fail = (error: unknown) => reportProblem(parts, error);
  const finishLook = createLookEnd(parts);
  const tests = createBuildTests({ ...options, store, refusals, live, finishLook, fail });
  const lookOnce = onceAtATime(async () => {
    store.dispatch({ kind: 'look' });
    await look(parts, tests, finishLook).catch(fail);
    store.dispatch({ kind: 'looked' });
  });

  async function check(): Promise<void> {
    await lookOnce();
    await tests.ended();
    if (['behind', 'due'].includes(store.state().phase)) await check();
  }
  const before = await lastGood.readFeed().catch((): ReleaseFeed | null => null);
  await check();
  await restore(parts, tests, before);
  const retry = setInterval(refusals.forgetTransient, RETRY_MS);
  const timer = setInterval(() => void lookOnce(), pollEvery);
  return {
    current: live.current,
    hasSeenFeed: () => store.state().origin !== 'nothing' && (live.current().remotes.size > 0 || !refusals.hasUntested()),
    leftOut: leftOut.list,
    feedAge: () => (performance.now() - store.state().followedAt) / 1_000,
    state: () => describeWatch(parts),
    removable: live.removable,
    check,
    stop() {
      clearInterval(timer);
      clearInterval(retry);
    },
  };
}

/** Follows the feed as it is now. Rejects where it cannot be read or followed. */
async function look(
  { options: { source, guard, canTest = async () => false }, store, refusals, live, leftOut }: WatchParts,
  tests: BuildTests,
  finishLook: (feed: ReleaseFeed) => Promise<void>,
): Promise<void> {
  await refusals.forgetUntested(canTest);
  const feed = await guard.check(await source.readFeed());
  // The feed was written again, perhaps with what was missing.
  if (feed.number !== store.state().number) refusals.forgetTransient();
  store.dispatch({ kind: 'read', feed });
  leftOut.note(feed.leftOut);
  refusals.uphold(feed);
  settleAddresses({ options: { guard }, store, refusals, live }, feed);
  await tests.follow(Object.values(feed.remotes), source, (release) => isNamed(store.state().feed, release));
  for (const name of live.current().remotes.keys()) if (!feed.remotes[name] && !leftOut.has(name)) live.withdraw(name);
  await finishLook(feed);
  store.dispatch({ kind: 'followed', at: performance.now() });
}

/** Whether a feed names exactly this build. */
function isNamed(feed: ReleaseFeed | null, release: RemoteRelease): boolean {
  const named = feed?.remotes[release.name];
  return named !== undefined && fingerprintOf(named) === fingerprintOf(release);
}

/**
 * Brings back what was live before the start and could not be
 * had now: all of it without a feed, else what the feed names.
 */
async function restore(
  { options: { lastGood, guard, log }, store, refusals, live, leftOut }: WatchParts,
  tests: BuildTests,
  before: ReleaseFeed | null,
): Promise<void> {
  const hasFeed = store.state().origin === 'feed';
  const missing = Object.values(before?.remotes ?? {}).filter(
    ({ name }) => live.versionOf(name) === null && (!hasFeed || refusals.has(name) || leftOut.has(name)),
  );
  if (missing.length === 0) return;
  for (const { name } of missing) refusals.forget(name);
  await tests.follow(missing, lastGood, () => true);
  await tests.ended();
  const restored = missing.filter(({ name }) => live.versionOf(name) !== null).map(({ name }) => name);
  if (restored.length > 0) store.dispatch({ kind: 'restored' });
  await guard.remember(null, live.current().remotes, store.state().holders);
  log.warn('release.restored', { remotes: restored, releaseSet: live.current().id });
}

/** Settles who holds each address; a build that was refused for an address that has become free may try again. */
function settleAddresses(
  {
    options: { guard },
    store,
    refusals,
    live,
  }: Pick<WatchParts, 'store' | 'refusals' | 'live'> & {
    options: Pick<WatchOptions, 'guard'>;
  },
  feed: ReleaseFeed,
): void {
  const { claims: settled, holders: before } = store.state();
  const claims = [feed.addresses, guard.holders(), live.current().id];
  if (isDeepStrictEqual(claims, settled)) return;
  const isRunning = (owner: string, id: string) =>
    live
      .current()
      .remotes.get(owner)
      ?.remote.routes.some((route) => route.id === id) ?? false;
  const holders = settleHolders(feed, guard.holders(), isRunning);
  const isSame = isDeepStrictEqual(holders, before);
  store.dispatch({ kind: 'claimed', claims, holders: isSame ? before : holders });
  if (!isSame) refusals.forgetBroken();
}

/** Remembers what is live after a look or a test, one after the other: both may end together. */
function createLookEnd(parts: WatchParts): (feed: ReleaseFeed) => Promise<void> {
  const { options, store, live } = parts;
  let last = Promise.resolve();
  return (feed) => {
    const finish = async () => {
      if (live.current().remotes.size > 0) {
        settleAddresses(parts, feed);
        live.settle();
        await options.guard.remember(feed, live.current().remotes, store.state().holders);
      }
      void options.afterLook?.(feed, live.current());
    };
    last = last.then(finish, finish);
    return last;
  };
}

function reportProblem({ options: { log }, store }: Pick<WatchParts, 'options' | 'store'>, error: unknown): void {
  const at = performance.now();
  if (isReportDue(store.state(), at)) log.error('release.feed', error);
  store.dispatch({ kind: 'failed', problem: explain(error), at });
}

function describeWatch({ store, refusals, live, leftOut }: WatchParts): ReleaseState {
  const { number, problem, testing, looks } = store.state();
  return {
    number,
    releaseSet: live.current().id,
    problem,
    live: Object.fromEntries([...live.current().remotes].map(([name, { release }]) => [name, release.version])),
    refused: refusals.list(),
    testing,
    leftOut: leftOut.describe(),
    looks,
  };
}

/** Calls during a run join that run. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () =>
    (running ??= work().finally(() => {
      running = null;
    }));
}
