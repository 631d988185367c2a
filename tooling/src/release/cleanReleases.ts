import { readdir, rm, stat } from 'node:fs/promises';
import { isFull } from './describeFailure.ts';
import { withFeedLock } from './feedLock.ts';
import { readFeed, readHistory, RELEASES_DIR } from './feedStore.ts';
import type { Remote } from '../parts.ts';

const DAY_MS = 86_400_000;
/** Open tabs and cached pages may ask for the files of an earlier build for this long. */
const KEPT_MS = 7 * DAY_MS;
/** The number of builds of a remote that stay at any age, for rollbacks. */
const MIN_KEPT_VERSIONS = 5;
/** No more than so many of a remote, so that a day of many releases does not fill the disk. */
const MAX_KEPT_VERSIONS = 50;

interface Cleaning {
  /** The builds that are gone. */
  removed: string[];
  /** What could not be removed or looked at, each with its reason. */
  warnings: string[];
}

interface CleaningOptions {
  to?: string;
  now?: number;
  /** Tells what would be removed. */
  isDryRun?: boolean;
  remove?: (path: string) => Promise<void>;
  lock?: typeof withFeedLock;
}

/**
 * Removes builds of a remote that nobody needs: neither current nor on trial, not one of its last five, and replaced or
 * published more than a week ago, or before the last fifty. What a crash left half copied goes after a day. Never rejects.
 */
export async function cleanReleases(
  remote: Remote,
  { to = RELEASES_DIR, now = Date.now(), isDryRun = false, remove = removeFolder, lock = withFeedLock }: CleaningOptions = {},
): Promise<Cleaning> {
  const cleaning: Cleaning = { removed: [], warnings: [] };
  try {
    // The lock keeps others from making a build current while it is removed. A full disk has no room for a lock, so cleaning
    // goes on without one.
    await lock(to, clean).catch((error: unknown) => {
      if (!isFull(error)) throw error;
      return clean();
    });
  } catch (error) {
    cleaning.warnings.push(`old builds stay: ${String(error)}`);
  }
  return cleaning;

  async function clean(): Promise<void> {
    for (const name of await findOldBuilds(remote, to, now)) {
      if (isDryRun) cleaning.removed.push(name);
      else
        await remove(`${to}/${remote}/${name}`).then(
          () => cleaning.removed.push(name),
          (error: unknown) => cleaning.warnings.push(`${name} stays: ${String(error)}`),
        );
    }
  }
}

async function findOldBuilds(remote: Remote, to: string, now: number): Promise<string[]> {
  const folder = `${to}/${remote}`;
  const [feed, history] = [await readFeed(to), (await readHistory(to)).filter((entry) => entry.remote === remote)];
  const names = await readdir(folder).catch(() => []);
  const builds = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(`${folder}/${name}`);
      const replaced = history.filter(({ before }) => before === name).map(({ at }) => Date.parse(at));
      return { name, lastUsed: Math.max(mtimeMs, ...replaced) };
    }),
  );
  const isDraft = ({ name }: { name: string }) => name.startsWith('.');
  const newest = builds.filter((build) => !isDraft(build)).sort((a, b) => b.lastUsed - a.lastUsed);
  const tried = feed.canaries?.[remote]?.release.version;
  const kept = new Set([feed.remotes[remote]?.version, tried, ...newest.slice(0, MIN_KEPT_VERSIONS).map(({ name }) => name)]);
  const tooMany = new Set(newest.slice(MAX_KEPT_VERSIONS));
  const isOld = (build: (typeof builds)[number]) => now - build.lastUsed > (isDraft(build) ? DAY_MS : KEPT_MS);
  const old = builds.filter((build) => !kept.has(build.name) && (isOld(build) || tooMany.has(build)));
  return old.map(({ name }) => name).toSorted();
}

function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
