import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { findLockProblems, type Lockfile, withoutUnhashed } from '../lock/findLockProblems.ts';
import { ROOT } from '../root.ts';

// `run.mjs completeLock`, after every change of a dependency: npm leaves optional packages of other platforms out of a
// lockfile that it writes beside installed packages, and `npm ci` then asks for them. It is written again where none are.
const LOCK = 'package-lock.json';
const { workspaces = [] } = JSON.parse(await readFile(`${ROOT}/package.json`, 'utf8')) as { workspaces?: string[] };
const scratch = await mkdtemp(`${tmpdir()}/spielplan-lock-`);
try {
  for (const file of ['.npmrc', 'package.json', ...workspaces.map((folder) => `${folder}/package.json`)]) {
    await mkdir(dirname(`${scratch}/${file}`), { recursive: true });
    await cp(`${ROOT}/${file}`, `${scratch}/${file}`);
  }
  await writeLock(`${scratch}/${LOCK}`, withoutUnhashed(await readLock(`${ROOT}/${LOCK}`)));
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--loglevel=error'];
  execFileSync('npm', args, { cwd: scratch, stdio: 'inherit' });
  const lock = await readLock(`${scratch}/${LOCK}`);
  const problems = findLockProblems(lock);
  if (problems.length > 0) throw new Error(`package-lock.json is left as it is:\n${problems.join('\n')}`);
  await writeLock(`${ROOT}/${LOCK}`, lock);
  process.stdout.write(`${LOCK}: ${Object.keys(lock.packages).length} packages, each with its hash\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function readLock(path: string): Promise<Lockfile> {
  return JSON.parse(await readFile(path, 'utf8')) as Lockfile;
}

function writeLock(path: string, lock: Lockfile): Promise<void> {
  return writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
}
