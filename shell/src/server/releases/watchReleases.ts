import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { fetchRelease, type LoadedRemote } from './fetchRelease.ts';
import type { SharedModules } from './loadServerBundle.ts';
import { createReleaseSet, type ReleaseSet } from './ReleaseSet.ts';
import type { ReleaseSource } from './ReleaseSource.ts';

interface WatchOptions {
  source: ReleaseSource;
  shared: SharedModules;
  shellVersion: string;
  pollEvery: number;
  log: Log;
  /** Renders what can be rendered of a changed remote in the new set; rejecting keeps the last good one. */
  rehearse: (set: ReleaseSet, before: ReleaseSet) => Promise<void>;
  onSwap: (set: ReleaseSet) => void;
}

export interface ReleaseWatch {
  current(): ReleaseSet;
  /** Whether the feed could be read at least once. */
  hasSeenFeed(): boolean;
  /** Looks at the feed now; resolves when what it announces is live or refused. */
  check(): Promise<void>;
  stop(): void;
}

const RETRY_EVERY = 60_000;
/** Reasons that may pass by themselves: a store that is away, a transfer that broke off, an upload under way. Code that ran and is wrong stays wrong. */
const PASSING = ['REMOTE_TIMEOUT', 'NOT_FOUND', 'REMOTE_INTEGRITY'] as const;

/**
 * Keeps the release set in step with the feed. A changed remote is fetched, verified, started and rehearsed beside the
 * running set, and only then swapped in. A bad build never replaces the last good one and is not tried again until the
 * feed names another; one that could not be fetched gets another chance every minute.
 */
export async function watchReleases(options: WatchOptions): Promise<ReleaseWatch> {
  const { source, shared, shellVersion, pollEvery, log, rehearse, onSwap } = options;
  let current = createReleaseSet(shellVersion, []);
  const refused = new Map<RemoteName, { key: string; mayPass: boolean }>();
  let running: Promise<void> | null = null;
  let feedReportedAt = Number.NEGATIVE_INFINITY;
  let hasSeenFeed = false;

  async function accept(release: RemoteRelease): Promise<void> {
    const before = current.remotes.get(release.name);
    const key = fingerprint(release);
    if ((before && fingerprint(before.release) === key) || refused.get(release.name)?.key === key) return;
    try {
      const loaded = await fetchRelease(source, release, shared);
      const next = createReleaseSet(shellVersion, [...withoutRemote(current, release.name), loaded]);
      await rehearse(next, current);
      current = next;
      refused.delete(release.name);
      onSwap(next);
      log.info('release.live', {
        remote: release.name,
        version: release.version,
        before: before?.release.version,
        releaseSet: next.id,
      });
    } catch (error) {
      refused.set(release.name, { key, mayPass: PASSING.some((reason) => isSpielplanError(error, reason)) });
      log.error('release.refused', error, {
        remote: release.name,
        version: release.version,
        stays: before?.release.version ?? null,
      });
    }
  }

  async function look(): Promise<void> {
    try {
      const feed = await source.readFeed();
      feedReportedAt = Number.NEGATIVE_INFINITY;
      hasSeenFeed = true;
      for (const release of Object.values(feed.remotes)) await accept(release);
      for (const name of current.remotes.keys()) {
        if (feed.remotes[name]) continue;
        current = createReleaseSet(shellVersion, withoutRemote(current, name));
        onSwap(current);
        log.warn('release.withdrawn', { remote: name, releaseSet: current.id });
      }
    } catch (error) {
      if (performance.now() - feedReportedAt < RETRY_EVERY) return;
      log.error('release.feed', error);
      feedReportedAt = performance.now();
    }
  }

  const check = () => (running ??= look().finally(() => (running = null)));
  await check();
  const retry = setInterval(() => {
    for (const [name, { mayPass }] of refused) if (mayPass) refused.delete(name);
  }, RETRY_EVERY);
  const timer = setInterval(() => void check(), pollEvery);
  return {
    current: () => current,
    hasSeenFeed: () => hasSeenFeed,
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

function fingerprint(release: RemoteRelease): string {
  return JSON.stringify([
    release.version,
    release.contract,
    release.server.integrity,
    release.browser.map((file) => file.integrity),
  ]);
}
