import { cp, readdir, rm, stat } from 'node:fs/promises';
import type { Stats } from 'webpack';
import { publishRelease } from '../release/publishRelease.ts';
import type { Remote } from '../parts.ts';
import { writeRelease } from '../webpack/buildRemote.ts';
import { describeStats } from '../webpack/runWebpack.ts';

const MAX_VERSIONS = 5;

/**
 * Publishes a finished development build into `releases` the way a release is published; older ones
 * leave after a while. What is published is a copy, described after it was made: the next build may
 * overwrite the original at any moment.
 */
export async function publishBuild(
  name: Remote,
  browser: Stats,
  { from, to }: { from: string; to: string },
): Promise<{ version: string; isNew: boolean; number: number }> {
  const copy = `${from}/publish`;
  await rm(copy, { recursive: true, force: true });
  for (const side of ['browser', 'server'])
    await cp(`${from}/${side}`, `${copy}/${side}`, { recursive: true, filter: (path) => !/\/hot$|\.map$/.test(path) });
  await writeRelease(name, copy, describeStats(browser));
  const published = await publishRelease(name, { from: copy, to });
  await dropOldVersions(`${to}/${name}`, published.version);
  return published;
}

async function dropOldVersions(folder: string, current: string): Promise<void> {
  const others = (await readdir(folder)).filter((version) => version !== current);
  const dated = await Promise.all(
    others.map(async (version) => ({ path: `${folder}/${version}`, since: (await stat(`${folder}/${version}`)).ctimeMs })),
  );
  dated.sort((a, b) => b.since - a.since);
  for (const { path } of dated.slice(MAX_VERSIONS - 1)) await rm(path, { recursive: true, force: true });
}
