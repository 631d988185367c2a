import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { buildDir, folderOf, type Part, PARTS } from '../parts.ts';
import type { Mode } from './baseConfig.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';
import { sourceHash } from './sourceHash.ts';

const SHARED_SOURCES = ['shared-contracts/src', 'shared-ui/src', 'tooling/src/webpack'];

interface BuildOptions {
  parts?: readonly Part[];
  /** Leave out what was built from the same sources before. */
  onlyIfChanged?: boolean;
  mode?: Mode;
  say?: (line: string) => void;
}

/**
 * Builds the shell and the remotes one after the other;
 * a build that is up to date is skipped on request.
 */
export async function buildAll({
  parts = PARTS,
  onlyIfChanged = false,
  mode = 'production',
  say = () => undefined,
}: BuildOptions = {}): Promise<void> {
  for (const part of parts) {
    const sources = part === 'shell' ? ['shell/src', 'shell/public'] : [`${folderOf(part)}/src`];
    const hash = `${mode} ${await sourceHash([...SHARED_SOURCES, ...sources])}`;
    const stamp = `${buildDir(part)}/sources`;
    if (onlyIfChanged && (await readFile(stamp, 'utf8').catch(() => '')) === hash) {
      say(`${part}: up to date`);
      continue;
    }
    const start = performance.now();
    await mkdir(buildDir(part), { recursive: true });
    await writeFile(stamp, '');
    if (part === 'shell') await buildShell(buildDir(part), mode);
    else await buildRemote(part, buildDir(part), mode);
    await writeFile(stamp, hash);
    say(`${part}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
