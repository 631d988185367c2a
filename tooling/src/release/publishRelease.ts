import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { STATE_DIR } from '../root.ts';
import { buildDir, type Remote } from '../parts.ts';

/**
 * The folder that holds every published build and the feed;
 * any object store with the same paths serves as well.
 */
export const RELEASES_DIR = `${STATE_DIR}/remotes`;

interface Release {
  name: Remote;
  version: string;
}
interface Feed {
  schema: 1;
  /** Rises with every write; shells refuse a feed whose number falls. */
  number?: number;
  remotes: Partial<Record<Remote, Release>>;
}

/**
 * Publishes the build of one remote: its files go to a folder of their own that never changes again,
 * then the feed is replaced in one step. A version that is published already is not copied again.
 */
export async function publishRelease(
  name: Remote,
  { from = buildDir(name), to = RELEASES_DIR } = {},
): Promise<{ version: string; isNew: boolean }> {
  const release = JSON.parse(await readFile(`${from}/release.json`, 'utf8')) as Release;
  if (release.name !== name) throw new Error(`${from} holds a build of "${release.name}", not of "${name}".`);
  const target = `${to}/${name}/${release.version}`;
  if (!(await exists(target))) {
    const staging = `${to}/${name}/.staging-${process.pid}`;
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging, { recursive: true });
    await cp(`${from}/browser`, staging, { recursive: true });
    await cp(`${from}/server`, staging, { recursive: true });
    await cp(`${from}/release.json`, `${staging}/release.json`);
    await rename(staging, target);
  }
  return withFeedLock(to, async () => {
    const feed = await readFeed(to);
    const isNew = feed.remotes[name]?.version !== release.version;
    if (isNew) await writeFeed({ ...feed, remotes: { ...feed.remotes, [name]: release } }, to);
    return { version: release.version, isNew };
  });
}

/** Reads the feed of a folder; an empty one where nothing is published yet. */
export async function readFeed(folder = RELEASES_DIR): Promise<Feed> {
  const text = await readFile(`${folder}/feed.json`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"schema":1,"remotes":{}}';
    throw error;
  });
  return JSON.parse(text) as Feed;
}

/**
 * Replaces the feed of a folder in one step, under a number above all before it. A feed that
 * is begun anew goes on above the lost one: numbers are at least the seconds of the clock.
 */
export async function writeFeed(given: Feed, folder = RELEASES_DIR): Promise<void> {
  const { number: before = 0 } = await readFeed(folder);
  const feed = { ...given, number: Math.max(before, given.number ?? 0, Math.floor(Date.now() / 1_000)) + 1 };
  const draft = `${folder}/.feed-${process.pid}.json`;
  await writeFile(draft, `${JSON.stringify(feed, null, 2)}\n`);
  await rename(draft, `${folder}/feed.json`);
}

const LOCK_TIMEOUT_MS = 10_000;

/**
 * Two teams may publish at once, and each must see the other's
 * entry. A lock that a crash left behind is taken over.
 */
async function withFeedLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = `${folder}/.feed-lock`;
  while (!(await takeLock(lock))) {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LOCK_TIMEOUT_MS) await rm(lock, { recursive: true, force: true });
    else await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function takeLock(lock: string): Promise<boolean> {
  return mkdir(lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
