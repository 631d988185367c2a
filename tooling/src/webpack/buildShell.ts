import { cp, writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import type { Mode } from './baseConfig.ts';
import { compressFolder } from './compressFolder.ts';
import { runWebpack } from './runWebpack.ts';
import { shellBrowserConfig, shellServerConfig, shellProgramsConfig, shellWorkerConfig } from './shellConfig.ts';

/**
 * Builds the shell into `outDir`: `browser/` (served at /assets), `server/render.cjs`, the programs of threads and smoke tests beside it,
 * and `build.json` with the names of its scripts and of those of its lazy parts.
 */
export async function buildShell(outDir: string, mode: Mode = 'production'): Promise<void> {
  const stats = await runWebpack(shellBrowserConfig(outDir, mode));
  if (mode === 'production') await runWebpack(shellWorkerConfig(outDir, mode));
  await runWebpack(shellServerConfig(outDir, mode));
  if (mode === 'production') await runWebpack(shellProgramsConfig(outDir, mode));
  const scripts = (stats.entrypoints?.shell?.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'));
  if (scripts.length === 0) throw new Error('The shell build wrote no script.');
  await cp(`${ROOT}/shell/public`, `${outDir}/browser`, { recursive: true, force: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
  if (mode === 'production') await compressFolder(`${outDir}/browser`);
  const parts = Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {})
      .filter(([name]) => name !== 'shell')
      .map(([name, group]) => [name, (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'))]),
  );
  await writeFile(`${outDir}/build.json`, `${JSON.stringify({ scripts, parts }, null, 2)}\n`);
}
