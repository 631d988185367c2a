import { readFile } from 'node:fs/promises';
import { readFeed, RELEASES_DIR } from '../feedStore.ts';
import { storeOf } from '../urlStore.ts';
import type { Candidate, Check } from './Check.ts';
import { compareScripts, type LastRelease } from './compareScripts.ts';
import { findHeavyPages } from './findHeavyPages.ts';
import { measureScripts, type ScriptSize } from './scriptSizes.ts';

interface ScriptsOptions extends Pick<Candidate, 'name' | 'build' | 'isGrown'> {
  /** Where the shell's build lies; null where there is none. */
  shellBuild: string | null;
  /** Where the last release is looked up. */
  releases?: string | undefined;
}

interface BuiltRelease {
  entry: string;
  chunks: Record<string, string[]>;
}

/**
 * Reports each script of a build beside the last release's. Refuses what breaks the budget of every page that it is on, and a
 * script that is more than twice as long as before, unless the release says that it is meant.
 */
export function checkScripts({ name, build, isGrown = false, shellBuild, releases = RELEASES_DIR }: ScriptsOptions): Check {
  let lines: string[] = [];
  return {
    id: 'budgets',
    async run() {
      lines = [];
      const scripts = await measureScripts(`${build}/browser`);
      if (scripts.length === 0) return ['The build has no scripts.'];
      const release = JSON.parse(await readFile(`${build}/release.json`, 'utf8')) as BuiltRelease;
      const { report, doubled } = compareScripts(scripts, await readLastRelease(name, releases));
      lines = report;
      return [...findHeavyPages(release, scripts, await shellBytesOf(shellBuild)), ...(isGrown ? [] : doubled)];
    },
    report: async () => lines,
  };
}

/** The scripts of the release that the feed names; null where it names none, or where they cannot be had. */
async function readLastRelease(name: string, releases: string): Promise<LastRelease | null> {
  const { remotes } = await readFeed(releases);
  const current = remotes[name];
  if (!current) return null;
  const folder = `${name}/${current.version}`;
  const store = storeOf(releases);
  if (store) await Promise.all((current.browser ?? []).map(({ file }) => store.pull(`${folder}/${file}`)));
  const scripts = await measureScripts(`${releases}/${folder}`).catch(() => []);
  return scripts.length === 0 ? null : { version: current.version, scripts };
}

/** What every page loads of the shell; a repository of one remote has no build of it. */
async function shellBytesOf(shellBuild: string | null): Promise<number> {
  if (shellBuild === null) return 0;
  const { scripts } = JSON.parse(await readFile(`${shellBuild}/build.json`, 'utf8')) as { scripts: string[] };
  const measured: ScriptSize[] = await measureScripts(`${shellBuild}/browser`);
  return measured.filter(({ file }) => scripts.includes(file)).reduce((sum, { bytes }) => sum + bytes, 0);
}
