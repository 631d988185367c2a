import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LeftOutEntry, ReleaseFeed, RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { KeyTable } from '@spielplan/shared-contracts/signing';
import type { Log } from '../log.ts';
import type { Holder } from './addressHolders.ts';
import { NO_RECORD, type ReleaseMemory, type ReleaseRecord } from './createReleaseMemory.ts';
import type { LoadedRemote } from './fetchRelease.ts';
import { feedDigest, fingerprintOf } from './releaseFingerprint.ts';

export interface FeedGuard {
  /**
   * Throws `REMOTE_FEED_HELD` for a feed that is not to be followed unless an operator says so.
   * Answers the others, without entries that lead one remote back in time.
   */
  check(feed: ReleaseFeed): Promise<ReleaseFeed>;
  /** The last table of keys that was followed. */
  table(): KeyTable | null;
  /** The remote that held each address in the feeds that this machine has followed. */
  holders(): readonly Holder[];
  /** Throws `REMOTE_CHANGED` for a build that was another one under this version. */
  checkBuild(release: RemoteRelease): void;
  /** Whether exactly this build has been live before. */
  wasLive(release: RemoteRelease): boolean;
  /** Remembers what is live, on disk, too. */
  remember(feed: ReleaseFeed | null, remotes: ReadonlyMap<RemoteName, LoadedRemote>, holders: readonly Holder[]): Promise<void>;
}

const MAX_VERSIONS = 2_000;
const HOW = 'if that is meant, confirm it on this machine by "npm run releases -- confirm"';

/**
 * What speaks against following a feed, in words, or null.
 * One remote may leave by itself; the others must then stay.
 */
export function findFeedProblem(feed: ReleaseFeed, { number, names, table }: ReleaseRecord): string | null {
  if (feed.number < number) return `feed ${feed.number} is older than feed ${number}, which was followed`;
  if (feed.signed) {
    const keys = feed.signed.table?.number ?? 0;
    return keys < (table?.number ?? 0) ? `its table of keys, ${keys}, is older than ${table?.number}, which was followed` : null;
  }
  // An entry that cannot be read takes nothing away: the last good build stays.
  const missing = names.filter((name) => !(name in feed.remotes) && !feed.leftOut.some((entry) => entry.name === name));
  if (missing.length > 1 || (missing.length > 0 && Object.keys(feed.remotes).length === 0))
    return `feed ${feed.number} no longer names ${missing.join(', ')}`;
  return null;
}

/**
 * Leaves out of a signed feed what would lead one remote back: an older entry of it
 * beside newer ones of others, or none at all though nobody who may has withdrawn it.
 */
export function leaveReplaysOut(feed: ReleaseFeed, { names, numbers }: ReleaseRecord): ReleaseFeed {
  if (!feed.signed) return feed;
  const { signed } = feed;
  const left: LeftOutEntry[] = [...feed.leftOut];
  const remotes = { ...feed.remotes };
  for (const name of new Set([...names, ...Object.keys(signed.numbers)])) {
    const [is, was] = [signed.numbers[name], numbers[name] ?? 0];
    if (left.some((entry) => entry.name === name)) continue;
    if (is === undefined)
      left.push({ name, error: 'REMOTE_SIGNATURE', reason: 'the feed does not name it, and nobody who may has withdrawn it' });
    else if (is < was)
      left.push({
        name,
        error: 'REMOTE_FEED_HELD',
        reason: `its entry of feed ${is} is older than that of feed ${was}, which was followed`,
      });
    else continue;
    delete remotes[name];
  }
  return { ...feed, remotes, leftOut: left };
}

/**
 * Holds feeds back that take too much away or lead back in time,
 * and builds that have changed; it remembers across restarts.
 */
export async function createFeedGuard(memory: ReleaseMemory, log: Log): Promise<FeedGuard> {
  let record = await memory.readRecord().catch((error: unknown): ReleaseRecord => {
    log.error('release.record', error);
    return NO_RECORD;
  });
  const versions = new Map(Object.entries(record.versions));
  let kept = '';
  let isUnkept = false;

  return {
    async check(feed) {
      const objection = findFeedProblem(feed, record);
      if (objection === null) return leaveReplaysOut(feed, record);
      if ((await memory.readConfirmed()) !== feedDigest(feed))
        throw new SpielplanError('REMOTE_FEED_HELD', { detail: `${objection}; ${HOW}` });
      log.warn('release.confirmed', { number: feed.number, objection });
      const { table = null, numbers = {} } = feed.signed ?? {};
      record = { ...record, number: feed.number, names: Object.keys(feed.remotes), numbers: { ...numbers }, table };
      return feed;
    },
    table: () => record.table,
    holders: () => record.holders,
    checkBuild(release) {
      const before = versions.get(versionName(release));
      if (before !== undefined && before !== fingerprintOf(release))
        throw new SpielplanError('REMOTE_CHANGED', {
          detail: `${release.name} ${release.version} was another build when it was live: a version never changes`,
        });
    },
    wasLive: (release) => versions.get(versionName(release)) === fingerprintOf(release),
    async remember(feed, remotes, holders) {
      for (const { release } of remotes.values()) versions.set(versionName(release), fingerprintOf(release));
      while (versions.size > MAX_VERSIONS) versions.delete(versions.keys().next().value!);
      const names = feed ? [...new Set([...record.names, ...Object.keys(feed.remotes)])] : record.names;
      const numbers = { ...record.numbers };
      for (const [name, at] of Object.entries(feed?.signed?.numbers ?? {})) numbers[name] = Math.max(numbers[name] ?? 0, at);
      const table = feed?.signed ? feed.signed.table : record.table;
      const number = Math.max(record.number, feed?.number ?? 0);
      record = { number, names, versions: Object.fromEntries(versions), numbers, table, holders: [...holders] };
      const state = JSON.stringify([record, [...remotes.values()].map(({ release }) => versionName(release))]);
      if (state === kept) return;
      try {
        await memory.keepBuilds(remotes);
        await memory.keepRecord(record);
        kept = state;
        if (isUnkept) log.info('release.kept');
        isUnkept = false;
      } catch (error) {
        // Tried again at each look at the feed, and said once.
        if (!isUnkept) log.error('release.unkept', error);
        isUnkept = true;
      }
    },
  };
}

function versionName({ name, version }: RemoteRelease): string {
  return `${name}@${version}`;
}
