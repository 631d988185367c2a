import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { StatsCompilation } from 'webpack';
import { folderOf } from '../parts.ts';
import { ROOT } from '../root.ts';
import { compressFolder } from './compressFolder.ts';
import type { Mode } from './baseConfig.ts';
import { findTexts } from './findTexts.ts';
import { readBrings } from './readBrings.ts';
import { MANIFEST_FILE, remoteBrowserConfig, remoteServerConfig } from './remoteConfig.ts';
import { runWebpack } from './runWebpack.ts';

/**
 * The version of shared-contracts/src/remote that
 * builds of this checkout speak. Kept equal by a test.
 */
export const CONTRACT_VERSION = 1;

/**
 * Builds one remote for browsers and for the shell's server into `outDir`, and writes `release.json`
 * beside them (shape: `remoteReleaseSchema`). The version is a hash of everything built.
 */
export async function buildRemote(name: string, outDir: string, mode: Mode = 'production'): Promise<{ version: string }> {
  const stats = await runWebpack(remoteBrowserConfig(name, outDir, mode));
  // The federation plugin writes it beside the manifest, and nobody reads it.
  await rm(`${outDir}/browser/mf-stats.json`, { force: true });
  await runWebpack(remoteServerConfig(name, outDir, mode));
  if (mode === 'production') await compressFolder(`${outDir}/browser`);
  return writeRelease(name, outDir, stats);
}

/**
 * Describes the files of a finished build in its
 * `release.json`; `stats` are those of the browser build.
 */
export async function writeRelease(name: string, outDir: string, stats: StatsCompilation): Promise<{ version: string }> {
  const browser = await describeFiles(`${outDir}/browser`);
  const [server] = await describeFiles(`${outDir}/server`);
  if (!server) throw new Error(`The server build of "${name}" wrote no file.`);
  const version = createHash('sha256')
    .update(JSON.stringify([CONTRACT_VERSION, server, browser]))
    .digest('hex')
    .slice(0, 12);
  const chunks = chunksOf(stats, new Set(browser.map(({ file }) => file)));
  const release = {
    name,
    version,
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    server,
    browser,
    chunks,
    brings: readBrings(await readFile(`${outDir}/server/${server.file}`, 'utf8'), server.file),
    texts: await findTexts(await messageKeys(name), Object.keys(chunks), stats, `${outDir}/browser`),
  };
  await writeFile(`${outDir}/release.json`, `${JSON.stringify(release, null, 2)}\n`);
  return { version };
}

async function describeFiles(folder: string) {
  const names = (await readdir(folder)).filter((file) => /\.(js|cjs)$/.test(file) || file === MANIFEST_FILE).sort();
  return Promise.all(
    names.map(async (file) => {
      const content = await readFile(`${folder}/${file}`);
      return { file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`, size: content.length };
    }),
  );
}

async function messageKeys(name: string): Promise<string[]> {
  const read = async (lang: string) =>
    JSON.parse(await readFile(`${ROOT}/${folderOf(name)}/src/i18n/${lang}.json`, 'utf8')) as object;
  return [...new Set((await Promise.all(['de', 'en'].map(read))).flatMap(Object.keys))];
}

/** The scripts of each lazy part; source maps and hot updates are not released. */
function chunksOf(stats: StatsCompilation, released: ReadonlySet<string>): Record<string, string[]> {
  const chunks: Record<string, string[]> = {};
  for (const [name, group] of Object.entries(stats.namedChunkGroups ?? {})) {
    if (!/^(screen|slot|block)-/.test(name)) continue;
    chunks[name] = (group.assets ?? []).map((asset) => asset.name).filter((file) => released.has(file));
  }
  return chunks;
}
