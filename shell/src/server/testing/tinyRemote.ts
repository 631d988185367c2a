import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import vm from 'node:vm';
import {
  CONTRACT_VERSION,
  type Canary,
  type ReleaseFile,
  type RemoteName,
  type RemoteRelease,
} from '@spielplan/shared-contracts/remote';
import { LINKED_PATTERNS, type RoutePatterns } from '@spielplan/shared-contracts/routes';

export interface TinyRemote {
  name?: RemoteName;
  version: string;
  /** Code that runs when the server bundle starts. */
  start?: string;
  /** Source of the exported remote, laid over a working one. */
  remote?: string;
  contract?: number;
  /** What its release says of itself; nothing, as of older builds. */
  brings?: RemoteRelease['brings'];
  browser?: Readonly<Record<string, string>>;
  /** Scripts of its parts; what its server half renders where it is left out. */
  chunks?: Readonly<Record<string, string[]>>;
}

/**
 * Lays a small, working build of a remote into a folder
 * of releases and answers its entry for the feed.
 */
export async function layTinyRemote(folder: string, tiny: TinyRemote): Promise<RemoteRelease> {
  const {
    name = 'programme',
    version,
    contract = CONTRACT_VERSION,
    browser = { 'remoteEntry.js': `/* ${version} */` },
    chunks,
    brings,
  } = tiny;
  const target = `${folder}/${name}/${version}`;
  await mkdir(target, { recursive: true });
  const code = tinyBundle(tiny);
  await writeFile(`${target}/remote.server.cjs`, code);
  for (const [file, content] of Object.entries(browser)) await writeFile(`${target}/${file}`, content);
  const release: RemoteRelease = {
    name,
    version,
    contract,
    entry: Object.keys(browser)[0]!,
    server: describeFile('remote.server.cjs', code),
    browser: Object.entries(browser).map(([file, content]) => describeFile(file, content)),
    chunks: chunks ?? chunksOf(tiny, Object.keys(browser)[0]!),
    ...(brings && { brings }),
  };
  await writeFile(`${target}/release.json`, JSON.stringify(release));
  return release;
}

/** One script for each part; none where the bundle does not even say what it has. */
function chunksOf(tiny: TinyRemote, file: string): Record<string, string[]> {
  const module = { exports: {} as { remote?: Partial<Record<'screens' | 'slots' | 'blocks', object>> } };
  try {
    const code = tinyBundle({ ...tiny, start: '' });
    vm.runInNewContext(code, { module, exports: module.exports, require: () => ({}) }, { timeout: 500 });
  } catch {
    return {};
  }
  const { screens = {}, slots = {}, blocks = {} } = module.exports.remote ?? {};
  const named = (kind: string, parts: object) =>
    Object.keys(parts).map((name) => [`${kind}-${name}`, [file]] as [string, string[]]);
  return Object.fromEntries([...named('screen', screens), ...named('slot', slots), ...named('block', blocks)]);
}

/** Replaces the feed of a folder of releases in one step. */
export async function writeFeed(
  folder: string,
  releases: readonly RemoteRelease[],
  number?: number,
  canary?: Canary,
): Promise<void> {
  const remotes = Object.fromEntries(releases.map((release) => [release.name, release]));
  const feed = { schema: 1, number, remotes, ...(canary && { canaries: { [canary.release.name]: canary } }) };
  await writeFile(`${folder}/feed.draft`, JSON.stringify(feed));
  await rename(`${folder}/feed.draft`, `${folder}/feed.json`);
}

/** The server bundle of such a build. */
export function tinyBundle({ name = 'programme', version, start = '', remote = '' }: TinyRemote): string {
  return `${start}
const patterns = ${JSON.stringify(patternsOf(name))};
const id = ${JSON.stringify(idOf(name))};
const page = { kind: 'page', data: { version: ${JSON.stringify(version)} }, head: { title: 'Programm', description: '', canonical: patterns.de, alternates: patterns } };
exports.remote = {
  contract: ${CONTRACT_VERSION}, name: ${JSON.stringify(name)},
  routes: [{ id, patterns }],
  screens: { [id]: { component: () => ${JSON.stringify(version)}, load: async () => page } },
  files: {}, slots: {}, blocks: {}, messages: { de: {}, en: {} },
  ...{ ${remote} },
};`;
}

/**
 * The programme has its list of events; each other remote a list of its own, which nobody links to.
 */
function idOf(name: RemoteName): string {
  return name === 'programme' ? 'events' : `${name}List`;
}

function patternsOf(name: RemoteName): RoutePatterns {
  return name === 'programme' ? LINKED_PATTERNS.events : { de: `/de/tiny/${name}`, en: `/en/tiny/${name}` };
}

export function describeFile(file: string, content: string): ReleaseFile {
  return { file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`, size: Buffer.byteLength(content) };
}
