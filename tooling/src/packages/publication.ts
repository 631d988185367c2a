import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';

const FILE = `${ROOT}/tooling/packages/published.json`;

/** The commit whose packages other teams have: what breaks since then needs the next contract number. */
export async function readPublished(): Promise<string> {
  return (JSON.parse(await readFile(FILE, 'utf8')) as { commit: string }).commit;
}

/** Says that the packages of this commit have been handed out. Throws where files differ from it. */
export async function writePublished(): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '') throw new Error('Commit first: what was handed out is a commit.');
  await writeFile(FILE, `{ "commit": "${git('rev-parse', 'HEAD')}" }\n`);
}
