import { readdir, readFile, stat } from 'node:fs/promises';
import { RELEASES_DIR } from './feedStore.ts';
import { storeOf } from './urlStore.ts';

export interface Use {
  remote: string;
  version: string;
  /** Whether it fills the slot or shows the block, beside naming it. */
  isOwner: boolean;
}

/** What is looked through of one build. */
export interface BuildScripts {
  remote: string;
  version: string;
  /** What browsers and the server get. */
  texts: readonly string[];
  /** Its screens, slots and blocks, by the names of their scripts. */
  parts: readonly string[];
}

interface Manifest {
  version: string;
  chunks?: Record<string, unknown>;
  server?: { file: string };
  browser?: readonly { file: string }[];
}

const SCRIPT = /^[A-Za-z0-9][\w.+-]*\.c?js$/;
const NAME = /^[A-Za-z0-9][\w.-]*$/;

/**
 * Finds which of the given builds use a slot, a block, a signal or the path of a call: those whose scripts name it.
 * Read from the published files themselves, so it is what runs. Rejects with a sentence for a build that is not there.
 */
export async function findUses(
  word: string,
  builds: readonly { name: string; version: string }[],
  folder = RELEASES_DIR,
): Promise<Use[]> {
  return usesIn(word, await Promise.all(builds.map((build) => readPublished(build, folder))));
}

/** The same for builds that have been read. */
export function usesIn(word: string, builds: readonly BuildScripts[]): Use[] {
  const quoted = ['"', "'", '`'].map((quote) => quote + word + quote);
  return builds.flatMap(({ remote, version, texts, parts }) => {
    const isOwner = parts.includes(`slot-${word}`) || parts.includes(`block-${word}`);
    const isNamed = texts.some((text) => quoted.some((each) => text.includes(each)));
    return isOwner || isNamed ? [{ remote, version, isOwner }] : [];
  });
}

/** Reads a build that lies in some folders, its list of files in the first. */
export async function readScripts(remote: string, manifest: string, folders: readonly string[]): Promise<BuildScripts> {
  const { version, chunks = {} } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const scripts = await Promise.all(
    folders.map(async (each) => (await readdir(each)).filter(isScript).map((file) => `${each}/${file}`)),
  );
  const texts = await Promise.all(scripts.flat().map((file) => readFile(file, 'utf8')));
  return { remote, version, texts, parts: Object.keys(chunks) };
}

async function readPublished({ name, version }: { name: string; version: string }, folder: string): Promise<BuildScripts> {
  const build = `${folder}/${name}/${version}`;
  if (!NAME.test(name) || !NAME.test(version)) throw new Error(`${name} ${version} is no name of a build.`);
  await bringScripts(name, version, folder);
  if (!(await isThere(`${build}/release.json`))) throw new Error(`${name} ${version} runs and is not published any more.`);
  return readScripts(name, `${build}/release.json`, [build]);
}

/** From a store behind a URL, whose build this machine may never have had. Rejects where a script is missing. */
async function bringScripts(name: string, version: string, folder: string): Promise<void> {
  const store = storeOf(folder);
  const build = `${name}/${version}`;
  await store?.pull(`${build}/release.json`, { keeps: true });
  const manifest = await readFile(`${folder}/${build}/release.json`, 'utf8').catch(() => '{}');
  const { server, browser = [] } = JSON.parse(manifest) as Partial<Manifest>;
  const named = [...(server ? [server] : []), ...browser].map(({ file }) => file).filter(isScript);
  for (const file of named) {
    const path = `${folder}/${build}/${file}`;
    if (!(await isThere(path))) await store?.pull(`${build}/${file}`, { keeps: true });
    if (!(await isThere(path))) throw new Error(`${name} ${version}: ${file} is not in the store.`);
  }
}

function isScript(file: string): boolean {
  return SCRIPT.test(file);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
