import type { RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import type { Holder } from './addressHolders.ts';
import type { Refusals } from './createRefusals.ts';
import type { FetchedRelease, LoadedRemote, StartBuild } from './fetchRelease.ts';
import { createReleaseSet, type ReleaseSet, withHolders } from './ReleaseSet.ts';
import type { RemovableBuild } from './RemovableBuild.ts';

/** Whether a build is still asked for. */
export type IsWanted = (release: RemoteRelease) => boolean;

interface LiveSetOptions {
  shellVersion: string;
  start: StartBuild;
  /** Rejecting keeps the last good set. */
  warmUp: (set: ReleaseSet, before: ReleaseSet) => Promise<void>;
  onSwap: (set: ReleaseSet, before: ReleaseSet) => void;
  log: Log;
  refusals: Pick<Refusals, 'add' | 'forget' | 'quarantine' | 'isUpheld'>;
  holders: () => readonly Holder[];
}

/** The release set that serves, and every way in which it becomes another one. */
export interface LiveSet {
  current(): ReleaseSet;
  /** The version of a remote that serves now, or null. */
  versionOf(remote: string): string | null;
  /** Refuses a build; what serves now stays. */
  refuse(release: RemoteRelease, error: unknown): void;
  /** Starts builds, warms them up and swaps them in while they are wanted; refuses those that fail. */
  activate(passed: readonly FetchedRelease[], isWanted: IsWanted): Promise<void>;
  withdraw(remote: RemoteName): void;
  /** Takes on whose each address is now. */
  settle(): void;
  /** As `ReleaseWatch` has it. */
  removable(): RemovableBuild[];
}

export function createLiveSet({ shellVersion, start, warmUp, onSwap, log, refusals, holders }: LiveSetOptions): LiveSet {
  let current = createReleaseSet(shellVersion, []);
  /** What each build has replaced since the start, and when. */
  const replaced = new Map<RemoteName, { loaded: LoadedRemote; since: number }>();

  function versionOf(remote: string): string | null {
    return current.remotes.get(remote)?.release.version ?? null;
  }

  function refuse(release: RemoteRelease, error: unknown): void {
    const { name, version } = release;
    refusals.add(release, error);
    log.error('release.refused', error, { remote: name, version, stays: versionOf(name) });
  }

  async function activate(passed: readonly FetchedRelease[], isWanted: IsWanted): Promise<void> {
    const failure = await activateTogether(passed, isWanted);
    // One of them fails here alone: each by itself shows which.
    if (!failure) return;
    for (const fetched of passed) {
      const alone = passed.length > 1 ? await activateTogether([fetched], isWanted) : failure;
      if (alone) refuse(fetched.release, alone.error);
    }
  }

  /** Answers what kept the builds from going live together, or `null`. */
  async function activateTogether(passed: readonly FetchedRelease[], isWanted: IsWanted): Promise<{ error: unknown } | null> {
    let [before, wanted] = [current, passed];
    try {
      for (;;) {
        before = current;
        wanted = passed.filter(({ release }) => isWanted(release));
        if (wanted.length === 0) return null;
        const changed = new Map(before.remotes);
        for (const fetched of wanted) changed.set(fetched.release.name, await start(fetched));
        const next = createReleaseSet(shellVersion, changed.values(), holders());
        await warmUp(next, before);
        // Another build may have gone live or been taken out meanwhile, and the feed gone back.
        if (current !== before || !wanted.every(({ release }) => isWanted(release))) continue;
        current = next;
        break;
      }
    } catch (error) {
      return { error };
    }
    onSwap(current, before);
    for (const { release } of wanted) {
      const { name: remote, version } = release;
      const loaded = before.remotes.get(remote);
      // An operator has promoted it over its quarantine: it stays, whatever threads do.
      if (!loaded || refusals.isUpheld(release)) replaced.delete(remote);
      else replaced.set(remote, { loaded, since: performance.now() });
      refusals.forget(remote);
      log.info('release.live', { remote, version, before: before.remotes.get(remote)?.release.version, releaseSet: current.id });
    }
    return null;
  }

  /** Puts the build back that a newer one has replaced. */
  function putBack(remote: RemoteName, detail: string): void {
    const before = current;
    const [faulty, back] = [before.remotes.get(remote), replaced.get(remote)];
    if (!faulty || !back) return;
    replaced.delete(remote);
    const { version } = faulty.release;
    current = createReleaseSet(shellVersion, [...withoutRemote(before, remote), back.loaded], holders());
    onSwap(current, before);
    const why = refusals.quarantine(faulty.release, detail);
    log.warn('release.quarantined', { remote, version, stays: back.loaded.release.version, releaseSet: current.id, ...why });
  }

  return {
    current: () => current,
    versionOf,
    refuse,
    activate,
    withdraw(remote) {
      const before = current;
      current = createReleaseSet(shellVersion, withoutRemote(before, remote), holders());
      replaced.delete(remote);
      onSwap(current, before);
      log.warn('release.withdrawn', { remote, releaseSet: current.id });
    },
    settle() {
      const before = current;
      current = withHolders(before, holders());
      if (current !== before) onSwap(current, before);
    },
    removable: () =>
      [...replaced].map(([remote, { since }]) => ({
        remote,
        version: current.remotes.get(remote)!.release.version,
        since,
        remove: (detail) => putBack(remote, detail),
      })),
  };
}

function withoutRemote(set: ReleaseSet, name: RemoteName): LoadedRemote[] {
  return [...set.remotes.values()].filter((each) => each.release.name !== name);
}
