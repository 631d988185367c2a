import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { ROOT } from '../../root.ts';
import { linkPackages } from './layWorkspace.ts';

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
  await linkPackages(folder);
}
