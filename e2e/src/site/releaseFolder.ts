import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { STATE_DIR } from './siteEnvironment.ts';

interface Release {
  name: string;
  version: string;
  contract: number;
  entry: string;
  server: ReleaseFile;
  browser: ReleaseFile[];
}

interface ReleaseFile {
  file: string;
  integrity: string;
  size: number;
}

export interface Feed {
  schema: number;
  remotes: Record<string, Release>;
}

/** How a release differs from the one before. */
interface Change {
  /** What the team has changed in the server bundle. */
  bundle?: (text: string) => string;
  /** What the team has changed in the script that browsers load first. */
  script?: (text: string) => string;
  /** What the feed says of it that is not so by itself. */
  entry?: Partial<Release>;
  /** What somebody does to the published server bundle afterwards. */
  spoil?: (text: string) => string;
}

/** The published builds of a site, as a folder: what `npm run release` writes and a shell reads. */
export interface ReleaseFolder {
  path: string;
  readFeed(): Promise<Feed>;
  /** Replaces the feed in one step, as a release does. */
  writeFeed(feed: Feed): Promise<void>;
  /**
   * Releases a remote once more, from the build that `from` names (by default
   * the current one), without building it again. Answers the new version.
   */
  release(name: string, change: Change, from?: Feed): Promise<string>;
  /** Lays such a build beside the others; the feed goes on naming what it named. */
  lay(name: string, change: Change): Promise<string>;
}

/** Copies what `npm start` has published into a folder of a journey's own. */
export async function copyReleases(path: string): Promise<ReleaseFolder> {
  await cp(`${STATE_DIR}/remotes`, path, { recursive: true });
  const readFeed = async () => JSON.parse(await readFile(`${path}/feed.json`, 'utf8')) as Feed;
  const writeFeed = async (feed: Feed) => {
    await writeFile(`${path}/.feed-e2e.json`, JSON.stringify(feed));
    await rename(`${path}/.feed-e2e.json`, `${path}/feed.json`);
  };
  const layBuild = async (name: string, { bundle = same, script = same, entry = {}, spoil = same }: Change, feed: Feed) => {
    const current = feed.remotes[name];
    if (!current) throw new Error(`${name} is not released.`);
    const source = `${path}/${name}/${current.version}`;
    const text = bundle(await readFile(`${source}/${current.server.file}`, 'utf8'));
    // Other contents are another version: what a version consists of never changes.
    const digest = createHash('sha384').update(text).digest();
    const first = script(await readFile(`${source}/${current.entry}`, 'utf8'));
    const mark = createHash('sha256')
      .update(digest)
      .update(first)
      .update(JSON.stringify(entry))
      .update(spoil(text))
      .digest('hex');
    const version = `${current.version.split('-')[0]}-${mark.slice(0, 12)}`;
    const folder = `${path}/${name}/${version}`;
    await cp(source, folder, { recursive: true });
    // Nobody has signed the new build yet.
    await rm(`${folder}/release.sig`, { force: true });
    await writeFile(`${folder}/${current.server.file}`, spoil(text));
    await writeFile(`${folder}/${current.entry}`, first);
    const describe = (file: string, content: string) => ({
      file,
      integrity: integrityOf(content),
      size: Buffer.byteLength(content),
    });
    const browser = current.browser.map((each) => (each.file === current.entry ? describe(each.file, first) : each));
    const release = { ...current, version, server: describe(current.server.file, text), browser, ...entry };
    await writeFile(`${folder}/release.json`, JSON.stringify(release));
    return release;
  };
  return {
    path,
    readFeed,
    writeFeed,
    async release(name, change, from) {
      const feed = from ?? (await readFeed());
      const release = await layBuild(name, change, feed);
      await writeFeed({ ...feed, remotes: { ...feed.remotes, [name]: release } });
      return release.version;
    },
    lay: async (name, change) => (await layBuild(name, change, await readFeed())).version,
  };
}

/** A change of one word; a bundle that does not hold it could not show that it changed. */
export function sayInstead(before: string, after: string): (bundle: string) => string {
  return (bundle) => {
    if (!bundle.includes(before)) throw new Error(`The bundle does not say "${before}".`);
    return bundle.replaceAll(before, after);
  };
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

function same(text: string): string {
  return text;
}
