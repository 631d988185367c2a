import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';

interface Release {
  name: string;
  version: string;
  server: { file: string; integrity: string; size: number };
}
interface Feed {
  number?: number;
  remotes: Record<string, Release>;
}

/**
 * Releases a remote once more under another version, its server bundle longer by a comment, as if a
 * team had built it again. `round` tells the versions of one run apart; the folder of the round
 * before is removed. With `start`, code that runs first, the shells may refuse it. Answers its version.
 */
export async function releaseAgain(folder: string, name: string, round: number, start = ''): Promise<string> {
  const feed = JSON.parse(await readFile(`${folder}/feed.json`, 'utf8')) as Feed;
  const current = feed.remotes[name];
  if (!current) throw new Error(`${name} is not released in ${folder}.`);
  const version = `${current.version.replace(/-round\d+$/, '')}-round${round}`;
  const [from, to] = [`${folder}/${name}/${current.version}`, `${folder}/${name}/${version}`];
  await cp(from, to, { recursive: true });
  const bundle = `${start}${await readFile(`${to}/${current.server.file}`, 'utf8')}\n// ${round}`;
  await writeFile(`${to}/${current.server.file}`, bundle);
  const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
  const release = { ...current, version, server: { ...current.server, integrity, size: Buffer.byteLength(bundle) } };
  await writeFile(`${to}/release.json`, JSON.stringify(release));
  await writeFeed(folder, { ...feed, remotes: { ...feed.remotes, [name]: release } });
  if (start === '' && /-round\d+$/.test(current.version)) await rm(from, { recursive: true });
  return version;
}

/** Names what was current before a release that was refused. */
export async function releaseBefore(folder: string, feed: string): Promise<void> {
  const { number = 0 } = JSON.parse(await readFile(`${folder}/feed.json`, 'utf8')) as Feed;
  await writeFeed(folder, { ...(JSON.parse(feed) as Feed), number: number + 1 });
}

async function writeFeed(folder: string, feed: Feed): Promise<void> {
  await writeFile(`${folder}/.feed-bench.json`, JSON.stringify(feed));
  await rename(`${folder}/.feed-bench.json`, `${folder}/feed.json`);
}
