import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/**
 * The commit that `npm test -- --changed` compares with: the named one, else where this branch left `origin/main` or
 * `main`, else the newest commit, so that what is not committed yet counts. Throws with git's words for a name that is
 * no commit.
 */
export function findChangedSince(named?: string, folder = ROOT): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  if (named !== undefined) return git('rev-parse', '--verify', `${named}^{commit}`);
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // This clone has no such branch.
    }
  return git('rev-parse', 'HEAD');
}
