import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';

interface Release {
  name: string;
  version: string;
  server: { file: string; integrity: string; size: number };
}
interface Feed {
  remotes: Record<string, Release>;
}

/**
 * Releases a remote once more under another version, its server bundle longer by a comment, as if a
 * team had built it again. `round` tells the versions of one run apart; the folder of the round
 * before is removed.
 */
export async function releaseAgain(folder: string, name: string, round: number): Promise<void> {
  const feed = JSON.parse(await readFile(`${folder}/feed.json`, 'utf8')) as Feed;
  const current = feed.remotes[name];
  if (!current) throw new Error(`${name} is not released in ${folder}.`);
  const version = `${current.version.replace(/-round\d+$/, '')}-round${round}`;
  const [from, to] = [`${folder}/${name}/${current.version}`, `${folder}/${name}/${version}`];
  await cp(from, to, { recursive: true });
  const bundle = `${await readFile(`${to}/${current.server.file}`, 'utf8')}\n// ${round}`;
  await writeFile(`${to}/${current.server.file}`, bundle);
  const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
  const release = { ...current, version, server: { ...current.server, integrity, size: Buffer.byteLength(bundle) } };
  await writeFile(`${to}/release.json`, JSON.stringify(release));
  await writeFile(`${folder}/.feed-bench.json`, JSON.stringify({ ...feed, remotes: { ...feed.remotes, [name]: release } }));
  await rename(`${folder}/.feed-bench.json`, `${folder}/feed.json`);
  if (/-round\d+$/.test(current.version)) await rm(from, { recursive: true });
}
