import { readdir, readFile } from 'node:fs/promises';
import type { Remote } from '../parts.ts';
import { commandFor } from './commandFor.ts';
import { storeOf } from './urlStore.ts';
import { signerOf } from './signing/judgeHistory.ts';
import { changeFeed, parseFile, readFeed, readHistory, RELEASES_DIR, type Feed, type Release } from './feedStore.ts';
import type { Action, HistoryEntry } from './history.ts';

export interface Change {
  number: number;
  /** What is current now; null where the remote is gone. */
  version: string | null;
  isChanged: boolean;
  /** What is on trial now, where that is what was asked for. */
  canary?: { version: string; share: number };
}

interface ChangeOptions {
  why: string;
  /** Signs a build without an allowed signature. */
  vouches?: boolean;
  to?: string;
}

interface RollbackOptions extends ChangeOptions {
  /** When the command began, epoch ms: a rollback since then counts as done. */
  since?: number;
}

/**
 * Makes a former version current again: the one that is named, else the one before the current. While
 * one is on trial it ends that instead. Two at once go back one step. Rejects with a sentence where
 * there is none, or something else is current by then.
 */
export async function rollback(remote: Remote, version: string | undefined, options: RollbackOptions): Promise<Change> {
  const { to = RELEASES_DIR, since = Number.POSITIVE_INFINITY } = options;
  if (version !== undefined) return nameVersion('rollback', remote, version, options);
  const { remotes, canaries, number = 0, last } = await readFeed(to);
  const found = remotes[remote];
  const tried = canaries?.[remote]?.release.version;
  if (found && last?.remote === remote && last.what === 'rollback' && Date.parse(last.at) > since)
    return { number, version: found.version, isChanged: false };
  const isTrial = found && tried !== undefined;
  const back = isTrial ? found : await readRelease(remote, await versionBefore(remote, to), to);
  return change(isTrial ? 'halt' : 'rollback', remote, back.version, options, (feed) => {
    const now = feed.remotes[remote]?.version;
    if (now === back.version) return isTrial && feed.canaries?.[remote] ? withoutCanary(feed, remote) : null;
    // What was on trial may have been given to everybody in the same moment.
    if (now === found?.version || now === tried) return { ...feed, remotes: { ...feed.remotes, [remote]: back } };
    const what = now === undefined ? `${remote} was withdrawn` : `${remote} ${now} became current`;
    throw new Error(`${what} a moment ago. See "npm run releases -- history ${remote}".`);
  });
}

interface PromoteOptions extends ChangeOptions {
  /** Whether it has to be on trial still. */
  isTried?: boolean;
}

/**
 * Makes a published version current: the one that is named, else the one on trial. Rejects while the
 * remote is paused, and where the trial has ended meanwhile.
 */
export async function promote(remote: Remote, version: string | undefined, options: PromoteOptions): Promise<Change> {
  const { canaries } = await readFeed(options.to);
  const named = version ?? canaries?.[remote]?.release.version;
  if (named === undefined) throw new Error(`Name the version: ${commandFor('promote', remote, ['<version>'])}.`);
  const { isTried = version === undefined } = options;
  return nameVersion('promote', remote, named, options, (feed) => {
    if (feed.paused?.[remote] !== undefined) throw new Error(`${remote} is paused (${feed.paused[remote]}).`);
    if (isTried) refuseEnded(remote, named, feed);
    // Shells that have refused the version that is named are asked once more.
    return version !== undefined && !isTried;
  });
}

function refuseEnded(remote: Remote, version: string, { canaries, remotes, last }: Feed): void {
  if (canaries?.[remote]?.release.version === version || remotes[remote]?.version === version) return;
  const why = last?.remote === remote && last.why ? ` (${last.why})` : '';
  throw new Error(`The trial of ${remote} ${version} has ended${why}: name the version to give it to everybody all the same.`);
}

/**
 * Gives a share of visitors (1 to 99 percent) a published version beside the current one: the one that is
 * named, else the one on trial already, whose share changes. Rejects with a sentence where that cannot be.
 */
export async function tryOut(
  remote: Remote,
  version: string | undefined,
  share: number,
  options: ChangeOptions,
): Promise<Change> {
  if (!Number.isInteger(share) || share < 1 || share > 99) throw new Error('The share is a whole number from 1 to 99.');
  const { canaries, remotes } = await readFeed(options.to);
  const named = version ?? canaries?.[remote]?.release.version;
  if (named === undefined) throw new Error('Name the version that is to be tried.');
  const release = await readRelease(remote, named, options.to);
  const done = await change('canary', remote, remotes[remote]?.version ?? null, options, (feed) => {
    const { canaries: tried = {}, paused = {} } = feed;
    const other = Object.keys(tried).find((name) => name !== remote);
    if (paused[remote] !== undefined) throw new Error(`${remote} is paused (${paused[remote]}).`);
    if (other) throw new Error(`${other} is on trial: one remote at a time.`);
    if (!feed.remotes[remote]) throw new Error(`${remote} has no current version to compare with: release it.`);
    if (feed.remotes[remote].version === named) throw new Error(`${remote} ${named} is current already.`);
    if (tried[remote]?.release.version === named && tried[remote].share === share) return null;
    return { ...feed, canaries: { [remote]: { share, release } } };
  });
  return { ...done, canary: { version: named, share } };
}

/** Ends the trial of a remote; everybody gets the current version. */
export async function endCanary(remote: Remote, options: ChangeOptions): Promise<Change> {
  const { remotes } = await readFeed(options.to);
  return change('halt', remote, remotes[remote]?.version ?? null, options, (feed) =>
    feed.canaries?.[remote] ? withoutCanary(feed, remote) : null,
  );
}

function withoutCanary(feed: Feed, remote: Remote): Feed {
  const { [remote]: _, ...canaries } = feed.canaries ?? {};
  return { ...feed, canaries };
}

/** Takes a remote out of the feed: its pages are away, its slots show their fallback. */
export function withdraw(remote: Remote, options: ChangeOptions): Promise<Change> {
  return change('withdraw', remote, null, options, (feed) => {
    if (!feed.remotes[remote]) return null;
    const { [remote]: _, ...others } = feed.remotes;
    return { ...feed, remotes: others };
  });
}

/** Refuses new releases of a remote until `resume`; going back stays possible. */
export async function pause(remote: Remote, options: ChangeOptions): Promise<Change> {
  const { remotes } = await readFeed(options.to);
  return change('pause', remote, remotes[remote]?.version ?? null, options, (feed) => ({
    ...feed,
    paused: { ...feed.paused, [remote]: options.why || 'no reason given' },
  }));
}

export async function resume(remote: Remote, options: ChangeOptions): Promise<Change> {
  const { remotes } = await readFeed(options.to);
  return change('resume', remote, remotes[remote]?.version ?? null, options, (feed) => {
    if (feed.paused?.[remote] === undefined) return null;
    const { [remote]: _, ...paused } = feed.paused;
    return { ...feed, paused };
  });
}

interface PutBackOptions extends ChangeOptions {
  /** The number of the feed that named the refused release: the addresses that it has brought are let go of. */
  refusedIn?: number;
}

/** Puts the entry that stood before a refused release back, unless somebody released meanwhile. */
export function putBack(
  remote: Remote,
  refused: string,
  before: Release | undefined,
  { refusedIn, ...options }: PutBackOptions,
): Promise<Change> {
  return change('return', remote, before?.version ?? null, options, (feed) => {
    if (feed.remotes[remote]?.version !== refused) return null;
    const { [remote]: _, ...others } = feed.remotes;
    const { [remote]: held = [], ...foreign } = feed.addresses ?? {};
    const kept = held.filter(({ since }) => since !== refusedIn);
    const addresses = held.length === 0 ? feed.addresses : { ...foreign, [remote]: kept };
    return { ...feed, addresses, remotes: before ? { ...others, [remote]: before } : others };
  });
}

/**
 * `check` throws a sentence where the feed as it is by then does not allow it, and says
 * whether the feed is written again though it names the version already.
 */
async function nameVersion(
  what: Action,
  remote: Remote,
  version: string,
  options: ChangeOptions,
  check: (feed: Feed) => boolean = () => false,
): Promise<Change> {
  const release = await readRelease(remote, version, options.to);
  return change(what, remote, version, options, (feed) => {
    const isNew = check(feed) || feed.remotes[remote]?.version !== version;
    return isNew ? { ...feed, remotes: { ...feed.remotes, [remote]: release } } : null;
  });
}

/** What a published version is; rejects with a sentence where there is none. */
export async function readRelease(remote: Remote, version: string, to = RELEASES_DIR): Promise<Release> {
  for (const file of ['release.json', 'release.sig']) await storeOf(to)?.pull(`${remote}/${version}/${file}`, { keeps: true });
  const text = await readFile(`${to}/${remote}/${version}/release.json`, 'utf8').catch(() => null);
  if (text === null) {
    const there = (await readdir(`${to}/${remote}`).catch(() => [])).filter((name) => !name.startsWith('.'));
    throw new Error(`${remote} ${version} is not published. There are: ${there.join(', ') || 'none'}.`);
  }
  const release = parseFile(`${to}/${remote}/${version}/release.json`, text) as Release;
  if (release.name !== remote || release.version !== version)
    throw new Error(`${to}/${remote}/${version} holds ${release.name} ${release.version}.`);
  return release;
}

async function change(
  what: Action,
  remote: Remote,
  version: string | null,
  { why, to, vouches }: ChangeOptions,
  edit: (feed: Feed) => Feed | null,
): Promise<Change> {
  return { version, ...(await changeFeed({ what, remote, why, vouches, change: edit }, to)) };
}

async function versionBefore(remote: Remote, to: string): Promise<string> {
  const [feed, history] = [await readFeed(to), await readHistory(to)];
  const current = feed.remotes[remote]?.version ?? null;
  // The way the version came, and not the way back to it: going back twice never leads forwards.
  const isTrue = (entry: HistoryEntry) => !feed.signed || Boolean(signerOf(entry));
  const cameBy = history.filter((entry) => (entry.what === 'release' || entry.what === 'promote') && isTrue(entry));
  const last = cameBy.findLast((entry) => entry.remote === remote && entry.version === current && entry.before !== current);
  if (!last?.before) throw new Error(`No version before the current one of ${remote} is known: name one.`);
  return last.before;
}
