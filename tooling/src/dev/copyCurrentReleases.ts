import { cp, mkdir } from 'node:fs/promises';
import { numberAfter, readFeed, writeFeed, RELEASES_DIR } from '../release/feedStore.ts';
import type { Remote } from '../parts.ts';

/**
 * Takes published builds over into another folder of releases and
 * makes them current there. Answers those that are not published.
 */
export async function copyCurrentReleases(names: readonly Remote[], to: string, from = RELEASES_DIR): Promise<Remote[]> {
  const published = await readFeed(from);
  const borrowed = await readFeed(to);
  const missing: Remote[] = [];
  await mkdir(to, { recursive: true });
  for (const name of names) {
    const release = published.remotes[name];
    if (!release) {
      missing.push(name);
      continue;
    }
    await cp(`${from}/${name}/${release.version}`, `${to}/${name}/${release.version}`, { recursive: true });
    borrowed.remotes[name] = release;
  }
  await writeFeed({ ...borrowed, number: numberAfter(borrowed) }, to);
  return missing;
}
