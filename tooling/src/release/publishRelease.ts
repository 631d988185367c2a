import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { buildDir, type Remote } from '../parts.ts';
import { commandFor } from './commandFor.ts';
import { describeFailure } from './describeFailure.ts';
import { changeFeed, readFeed, readKeyFor, RELEASES_DIR, type Feed, type Release } from './feedStore.ts';
import { storeOf } from './urlStore.ts';
import { refuseForeignKey } from './signing/signFeed.ts';

interface Published {
  version: string;
  /** Whether the feed did not name it before. */
  isNew: boolean;
  /** The feed that names it. */
  number: number;
  /** What was current before. */
  before: Release | undefined;
}

interface PublishOptions {
  from?: string;
  to?: string;
  why?: string;
}

/**
 * Publishes the build of one remote: its files go to a folder of their own that never changes again,
 * then the feed is replaced in one step. A version that is published already is not copied again.
 * Rejects with a sentence while the remote is paused.
 */
export async function publishRelease(name: Remote, options: PublishOptions = {}): Promise<Published> {
  const { to = RELEASES_DIR, why = '' } = options;
  const { release, isOurs } = await layBuild(name, options);
  let before: Release | undefined;
  const { number, isChanged } = await changeFeed(
    {
      what: 'release',
      remote: name,
      why,
      // Only what was built here is signed unseen.
      vouches: isOurs,
      change(feed) {
        before = feed.remotes[name];
        if (feed.remotes[name]?.version === release.version) return null;
        refusePaused(name, feed);
        refuseBesideCanary(name, feed);
        return { ...feed, remotes: { ...feed.remotes, [name]: release } };
      },
    },
    to,
  );
  return { version: release.version, isNew: isChanged, number, before };
}

/**
 * Copies the build of one remote to where shells find it, in a folder that never changes again; nothing
 * names it yet. `isOurs` says whether what lies there is what was built here.
 */
export async function layBuild(
  name: Remote,
  { from = buildDir(name), to = RELEASES_DIR }: Pick<PublishOptions, 'from' | 'to'> = {},
): Promise<{ release: Release; isOurs: boolean }> {
  const list = await readFile(`${from}/release.json`, 'utf8');
  const release = JSON.parse(list) as Release;
  if (release.name !== name) throw new Error(`${from} holds a build of "${release.name}", not of "${name}".`);
  const target = `${to}/${name}/${release.version}`;
  if (!(await exists(target))) await lay(from, target, `${to}/${name}/.staging-${process.pid}-${randomUUID()}`);
  const there =
    (await storeOf(to)?.read(`${name}/${release.version}/release.json`)) ?? (await readFile(`${target}/release.json`, 'utf8'));
  return { release, isOurs: there === list };
}

/** Copies a build, whole or not at all; where another process was faster with the same build, its copy stays. */
async function lay(from: string, target: string, staging: string): Promise<void> {
  try {
    await mkdir(staging, { recursive: true });
    for (const side of ['browser', 'server']) await cp(`${from}/${side}`, staging, { recursive: true });
    await cp(`${from}/release.json`, `${staging}/release.json`);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (await exists(target)) return;
    throw new Error(`${target} cannot be written: ${describeFailure(error)}`, { cause: error });
  }
}

/** Rejects with a sentence where a release of that remote would be refused whatever is built: for want of a key, or in a pause. */
export async function refuseEarly(name: Remote, to = RELEASES_DIR): Promise<void> {
  const feed = await readFeed(to);
  refusePaused(name, feed);
  const key = await readKeyFor(feed);
  if (key) refuseForeignKey(name, key, feed.signed);
}

function refuseBesideCanary(name: Remote, { canaries }: Feed): void {
  const tried = canaries?.[name]?.release.version;
  if (tried !== undefined)
    throw new Error(
      `${name} ${tried} is on trial: "${commandFor('promote', name)}" or "${commandFor('rollback', name)}" ends that.`,
    );
}

function refusePaused(name: Remote, { paused = {} }: Feed): void {
  const why = paused[name];
  if (why !== undefined) throw new Error(`${name} is paused (${why}); "${commandFor('resume', name)}" ends that.`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
