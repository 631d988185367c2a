import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Remote } from '../parts.ts';
import { STATE_DIR } from '../root.ts';

/**
 * The folder that holds every published build and the feed;
 * any object store with the same paths serves as well.
 */
export const RELEASES_DIR = `${STATE_DIR}/remotes`;

export interface Release {
  name: Remote;
  version: string;
}
export interface Feed {
  schema: 1;
  /** Rises with every write; shells refuse a feed whose number falls. */
  number?: number;
  remotes: Partial<Record<Remote, Release>>;
  /** Remotes that take no new release, and why. */
  paused?: Partial<Record<Remote, string>>;
}

export type Action = 'release' | 'rollback' | 'promote' | 'withdraw' | 'pause' | 'resume' | 'return';

/** One write of the feed: what was done, by whom and why. */
export interface HistoryEntry {
  number: number;
  /** ISO instant. */
  at: string;
  who: string;
  what: Action;
  remote: Remote;
  /** The versions after and before; null where there is none. */
  version: string | null;
  before: string | null;
  why: string;
}

interface FeedChange {
  what: Action;
  remote: Remote;
  why: string;
  /** The feed as it is to be, or null to leave it. */
  change: (feed: Feed) => Feed | null;
}

const MAX_HISTORY = 2_000;
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Changes the feed behind its lock and writes down who did what and why. Answers
 * the number of the feed that stands afterwards, and whether it was changed.
 */
export async function changeFeed(
  { what, remote, why, change }: FeedChange,
  folder = RELEASES_DIR,
): Promise<{ number: number; isChanged: boolean }> {
  await mkdir(folder, { recursive: true });
  return withFeedLock(folder, async () => {
    const feed = await readFeed(folder);
    const next = change(feed);
    if (next === null) return { number: feed.number ?? 0, isChanged: false };
    const number = await writeFeed(next, folder);
    const versions = { version: next.remotes[remote]?.version ?? null, before: feed.remotes[remote]?.version ?? null };
    await note({ number, at: new Date().toISOString(), who: whoAmI(), what, remote, ...versions, why }, folder);
    return { number, isChanged: true };
  });
}

/** Every write of a folder's feed, the oldest first. */
export async function readHistory(folder = RELEASES_DIR): Promise<HistoryEntry[]> {
  const text = await readFile(`${folder}/history.jsonl`, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HistoryEntry);
}

async function note(entry: HistoryEntry, folder: string): Promise<void> {
  const entries = [...(await readHistory(folder)), entry].slice(-MAX_HISTORY);
  await replace(`${folder}/history.jsonl`, entries.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

/** The name that a person signs commits with, else the one on this machine. */
function whoAmI(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return userInfo().username;
  }
}

async function replace(path: string, text: string): Promise<void> {
  const draft = path.replace(/([^/]+)$/, `.$1-${process.pid}`);
  await writeFile(draft, text);
  await rename(draft, path);
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
export async function writeFeed(given: Feed, folder = RELEASES_DIR): Promise<number> {
  const { number: before = 0 } = await readFeed(folder);
  const feed = { ...given, number: Math.max(before, given.number ?? 0, Math.floor(Date.now() / 1_000)) + 1 };
  await replace(`${folder}/feed.json`, `${JSON.stringify(feed, null, 2)}\n`);
  return feed.number;
}

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
