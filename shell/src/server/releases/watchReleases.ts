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
  rehearse: (set: ReleaseSet, name: RemoteName) => Promise<void>;
  onSwap: (set: ReleaseSet) => void;
}

export interface ReleaseWatch {
  current(): ReleaseSet;
  /** Looks at the feed now; resolves when what it announces is live or refused. */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the release set in step with the feed. A changed remote is fetched, verified, started and rehearsed beside the
 * running set, and only then swapped in; a bad build never replaces the last good one, and is not tried again until the
 * feed names another.
 */
export async function watchReleases(options: WatchOptions): Promise<ReleaseWatch> {
  const { source, shared, shellVersion, pollEvery, log, rehearse, onSwap } = options;
  let current = createReleaseSet(shellVersion, []);
  const refused = new Map<RemoteName, string>();
  let running: Promise<void> | null = null;
  let feedFailed = false;

  async function accept(release: RemoteRelease): Promise<void> {
    const before = current.remotes.get(release.name);
    const key = fingerprint(release);
    if ((before && fingerprint(before.release) === key) || refused.get(release.name) === key) return;
    try {
      const loaded = await fetchRelease(source, release, shared);
      const next = createReleaseSet(shellVersion, [...withoutRemote(current, release.name), loaded]);
      await rehearse(next, release.name);
      current = next;
      refused.delete(release.name);
      onSwap(next);
      log.info('release.live', { remote: release.name, version: release.version, before: before?.release.version, releaseSet: next.id });
    } catch (error) {
      refused.set(release.name, key);
      log.error('release.refused', error, { remote: release.name, version: release.version, stays: before?.release.version ?? null });
    }
  }

  async function look(): Promise<void> {
    try {
      const feed = await source.readFeed();
      feedFailed = false;
      for (const release of Object.values(feed.remotes)) await accept(release);
      for (const name of current.remotes.keys()) {
        if (feed.remotes[name]) continue;
        current = createReleaseSet(shellVersion, withoutRemote(current, name));
        onSwap(current);
        log.warn('release.withdrawn', { remote: name, releaseSet: current.id });
      }
    } catch (error) {
      if (!feedFailed) log.error('release.feed', error);
      feedFailed = true;
    }
  }

  const check = () => (running ??= look().finally(() => (running = null)));
  await check();
  // A remote that could not be fetched for a passing reason gets another chance now and then.
  const retry = setInterval(() => refused.clear(), 60_000);
  const timer = setInterval(() => void check(), pollEvery);
  return {
    current: () => current,
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
  return JSON.stringify([release.version, release.contract, release.server.integrity, release.browser.map((file) => file.integrity)]);
}
