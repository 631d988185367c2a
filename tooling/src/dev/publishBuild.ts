import { readdir, rm, stat } from 'node:fs/promises';
import type { Stats } from 'webpack';
import { publishRelease } from '../release/publishRelease.ts';
import type { Remote } from '../webpack/buildAll.ts';
import { writeRelease } from '../webpack/buildRemote.ts';

const KEPT_VERSIONS = 5;

/** Publishes a finished development build into `releases` the way a release is published; older ones leave after a while. */
export async function publishBuild(name: Remote, browser: Stats, { from, to }: { from: string; to: string }): Promise<{ version: string; isNew: boolean }> {
  await writeRelease(name, from, browser.toJson({ all: false, chunkGroups: true, assets: true, ids: true }));
  const published = await publishRelease(name, { from, to });
  await dropOldVersions(`${to}/${name}`, published.version);
  return published;
}

async function dropOldVersions(folder: string, current: string): Promise<void> {
  const others = (await readdir(folder)).filter((version) => version !== current);
  const dated = await Promise.all(others.map(async (version) => ({ path: `${folder}/${version}`, since: (await stat(`${folder}/${version}`)).ctimeMs })));
  dated.sort((a, b) => b.since - a.since);
  for (const { path } of dated.slice(KEPT_VERSIONS - 1)) await rm(path, { recursive: true, force: true });
}
