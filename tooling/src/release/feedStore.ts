import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { HeldAddress, KeyTable, SignedPart } from '@spielplan/shared-contracts/signing';
import type { Remote } from '../parts.ts';
import { IS_PACKED, STATE_DIR } from '../root.ts';
import { readSigningKey, readTrust } from './signing/readSigningKey.ts';
import { withFeedLock } from './feedLock.ts';
import { type Action, type HistoryEntry, note, noteWritten, readLines, replace, withLines } from './history.ts';
import { copyOf, openUrlStore, storeOf } from './urlStore.ts';
import { needsSignature, readTable, signChange, signKeys, signNote } from './signing/signFeed.ts';

/**
 * The folder that holds every published build and the feed, or the copy of a store behind a URL that `RELEASES` names
 * with `RELEASE_TOKEN`. From a repository of one's own `RELEASES` names the folder.
 */
export const RELEASES_DIR = openReleases(process.env);

function openReleases({ RELEASES = '', RELEASE_TOKEN = '' }: NodeJS.ProcessEnv): string {
  if (/^https?:/.test(RELEASES) && RELEASE_TOKEN) {
    const folder = copyOf(RELEASES, STATE_DIR);
    openUrlStore({ url: RELEASES, folder, token: RELEASE_TOKEN });
    return folder;
  }
  return (IS_PACKED && RELEASES) || `${STATE_DIR}/remotes`;
}

export interface Release {
  name: Remote;
  version: string;
  /** Its addresses among other things; older builds do not say it. */
  brings?: { routes: readonly Pick<HeldAddress, 'id' | 'patterns'>[] };
  /** Its scripts. */
  browser?: readonly { file: string }[];
}
export interface Feed {
  schema: 1;
  /** Rises with every write; shells refuse a feed whose number falls. */
  number?: number;
  remotes: Record<Remote, Release>;
  /** The remote that holds each address: it holds what any of its releases has answered until it frees it. */
  addresses?: Record<Remote, readonly HeldAddress[]>;
  /** Builds that a share of visitors (percent) gets beside the current ones. */
  canaries?: Record<Remote, { share: number; release: Release }>;
  /** Remotes that take no new release, and why. */
  paused?: Record<Remote, string>;
  /** What shells outside development read: statements with signatures, made with `RELEASE_KEY`. */
  signed?: SignedPart;
  /** The line of the history for this write, which may have ended before it got there. */
  last?: HistoryEntry;
}

interface FeedChange {
  what: Action;
  remote: Remote;
  why: string;
  /** The feed as it is to be, or null to leave it. */
  change: (feed: Feed) => Feed | null;
  /** Whether the caller signs also a build without an allowed signature. */
  vouches?: boolean;
}

/** Actions that name a build, and sign it. */
const NAMING: readonly Action[] = ['release', 'rollback', 'promote'];

/**
 * Changes the feed behind its lock, signs it where `RELEASE_KEY` names a key, and writes down who did what and
 * why. Answers the number of the feed that stands afterwards, and whether it was changed.
 */
export async function changeFeed(
  { what, remote, why, change, vouches = false }: FeedChange,
  folder = RELEASES_DIR,
): Promise<{ number: number; isChanged: boolean }> {
  await mkdir(folder, { recursive: true });
  return withFeedLock(folder, async (stillHeld) => {
    const feed = await readFeed(folder);
    const key = await readKeyFor(feed);
    // A build that is current already may still need an allowed signature.
    const isAbout = NAMING.includes(what) && feed.remotes[remote] !== undefined;
    const asked = change(feed) ?? (key && isAbout && needsSignature(remote, feed.signed, key) ? feed : null);
    if (asked === null) return { number: feed.number ?? 0, isChanged: false };
    const number = numberAfter(feed);
    const next = withAddresses(withoutOldCanary(asked, feed, remote), remote, number);
    const versions = { version: next.remotes[remote]?.version ?? null, before: feed.remotes[remote]?.version ?? null };
    const { [remote]: tried } = next.canaries ?? {};
    const canary = tried && { version: tried.release.version, share: tried.share };
    const by = { number, at: new Date().toISOString(), who: whoAmI(), what, remote };
    const entry = { ...by, ...versions, why, ...(canary && { canary }) };
    const said = { ...entry, addresses: next.addresses?.[remote] };
    const signed = key ? await signChange({ before: feed.signed, key, entry: said, folder, vouches }) : undefined;
    for (const version of [entry.version, canary?.version]) if (version) await storeOf(folder)?.pushBuild(remote, version);
    const last = { ...entry, signed: signed?.remotes[remote]?.entry };
    await stillHeld();
    await writeFeed({ ...next, number, signed, last }, folder);
    await noteWritten(last, feed.last, folder);
    return { number, isChanged: true };
  });
}

/** Notes in the history what changes no feed: the link to a preview, or its end. */
export async function noteAside(
  { what, remote, version, why }: Pick<HistoryEntry, 'what' | 'remote' | 'version' | 'why'>,
  folder = RELEASES_DIR,
): Promise<void> {
  await withFeedLock(folder, async () => {
    const feed = await readFeed(folder);
    const key = await readKeyFor(feed);
    const by = { number: feed.number ?? 0, at: new Date().toISOString(), who: whoAmI() };
    const line = { ...by, what, remote, version, before: null, why };
    await note([feed.last, { ...line, ...(key && { signed: signNote(line, key) }) }], folder);
  });
}

/** Whatever else becomes current ends the trial of that remote. */
function withoutOldCanary(next: Feed, before: Feed, remote: Remote): Feed {
  if (!next.canaries?.[remote] || next.remotes[remote]?.version === before.remotes[remote]?.version) return next;
  const { [remote]: _, ...canaries } = next.canaries;
  return { ...next, canaries };
}

/**
 * Adds to what a remote holds the addresses of its current release. Whether another one holds
 * them the gate says, and every shell.
 */
function withAddresses(next: Feed, remote: Remote, since: number): Feed {
  const { [remote]: held = [], ...others } = next.addresses ?? {};
  const routes = next.remotes[remote]?.brings?.routes ?? [];
  const fresh = routes
    .filter(
      ({ id, patterns: { de, en } }) =>
        !held.some((each) => each.id === id && each.patterns.de === de && each.patterns.en === en),
    )
    .map(({ id, patterns }) => ({ id, patterns, since }));
  if (held.length + fresh.length === 0) return next;
  return { ...next, addresses: { ...others, [remote]: [...held, ...fresh] } };
}

/** Changes the table of keys, which the operator's key signs; answers the number of the feed. Leaves it where `edit` says null. */
export async function changeKeyTable(
  why: string,
  edit: (table: KeyTable) => KeyTable | null,
  folder = RELEASES_DIR,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  return withFeedLock(folder, async (stillHeld) => {
    const feed = await readFeed(folder);
    const key = await readSigningKey();
    if (!key) throw new Error('RELEASE_KEY names no file: keys are changed with the operator’s key.');
    const { table, operators } = readTable(feed.signed);
    const known = [key.publicKey, ...(await readTrust())];
    if (table && !operators.some((each) => known.includes(each)))
      throw new Error(
        `The table of keys is signed by ${operators.join(', ') || 'nobody'}. If that is an operator, name the file by TRUST.`,
      );
    const next = edit(table ?? { schema: 1, number: 0, owners: {}, revoked: [] });
    if (next === null) return feed.number ?? 0;
    const number = numberAfter(feed);
    const signed = signKeys(feed.signed, { ...next, number }, key);
    const by = { number, at: new Date().toISOString(), who: whoAmI(), why };
    const about = { what: 'keys', remote: '*', version: null, before: null } as const;
    const last: HistoryEntry = { ...by, ...about, signed: signed.keys ?? undefined };
    await stillHeld();
    await writeFeed({ ...feed, number, signed, last }, folder);
    await noteWritten(last, feed.last, folder);
    return number;
  });
}

/** A feed that is signed is changed with a key alone: shells would refuse what it would become. */
export async function readKeyFor({ signed }: Feed) {
  const key = await readSigningKey();
  if (!key && signed)
    throw new Error(
      'This feed is signed: RELEASE_KEY has to name the file of your key. A feed of development can be removed with its folder.',
    );
  return key;
}

/** Every write of a folder's feed, the oldest first; also one that ended before its line was written. */
export async function readHistory(folder = RELEASES_DIR): Promise<HistoryEntry[]> {
  return withLines(await readLines(folder), [(await readFeed(folder)).last]);
}

/** The name that a person signs commits with, else the one on this machine. */
function whoAmI(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return userName();
  }
}

/** In a container a user need not have a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Reads the feed of a folder; an empty one where nothing is published yet. */
export async function readFeed(folder = RELEASES_DIR): Promise<Feed> {
  await storeOf(folder)?.pull('feed.json');
  const text = await readFile(`${folder}/feed.json`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"schema":1,"remotes":{}}';
    throw error;
  });
  return parseFile(`${folder}/feed.json`, text) as Feed;
}

/** Parses what a file holds; throws a sentence that names it where it is no JSON. */
export function parseFile(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON, perhaps because it was cut short: ${(error as Error).message}`, { cause: error });
  }
}

/** Replaces the feed of a folder in one step. */
export async function writeFeed(given: Feed, folder = RELEASES_DIR): Promise<void> {
  await replace(`${folder}/feed.json`, `${JSON.stringify(given, null, 2)}\n`);
  await storeOf(folder)?.replace('feed.json');
}

/** Above all numbers before; a feed that is started over goes on above the lost one, for it is at least the clock's seconds. */
export function numberAfter({ number = 0 }: Feed): number {
  return Math.max(number, Math.floor(Date.now() / 1_000)) + 1;
}
