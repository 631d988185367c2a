import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { PACKAGES } from '../../checks/sourceFiles.ts';
import { ROOT } from '../../root.ts';

const run = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
const git = (...args: string[]) =>
  run(...args)
    .toString()
    .trim();

/**
 * The state that other teams may still run: the one of a day ago, or the first with the packages that are installed here
 * where they changed since. Null without such a history.
 */
export function findEarlierCommit(): string | null {
  try {
    const aDayAgo = git('rev-list', '-1', '--before=1 day ago', 'HEAD^');
    const installed = git('rev-list', '-1', 'HEAD^', '--', 'package-lock.json');
    const hasPackages = aDayAgo !== '' && git('rev-list', '--count', `${aDayAgo}..${installed}`) === '0';
    return (hasPackages ? aDayAgo : installed) || null;
  } catch {
    return null;
  }
}

/** Lays the workspace of a commit into a folder that is not there yet, with the packages that are installed here. */
export async function layCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: run('archive', commit) });
  await mkdir(`${folder}/node_modules/@spielplan`, { recursive: true });
  for (const name of await readdir(`${ROOT}/node_modules`))
    if (!/^(\.cache|@spielplan)$/.test(name)) await symlink(`${ROOT}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  for (const name of await readdir(`${ROOT}/node_modules/@spielplan`))
    await symlink(`${folder}/${name}`, `${folder}/node_modules/@spielplan/${name}`);
  for (const name of PACKAGES)
    if (existsSync(`${ROOT}/${name}/node_modules`))
      await symlink(`${ROOT}/${name}/node_modules`, `${folder}/${name}/node_modules`);
}
