// What has to be there before anything of ours can run.
// Plain JavaScript for Node 20, without any package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { linkNode } from './linkNode.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const STAMP = `${ROOT}/node_modules/.spielplan-lock`;
const NPM_LOCK = `${ROOT}/node_modules/.package-lock.json`;
const NODE_MAJOR = 24;

/**
 * Installs the locked packages unless they are there already;
 * ends the process with a sentence where that fails.
 */
export function ensureInstalled() {
  const lock = `${ROOT}/package-lock.json`;
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // Somebody who ran npm by hand need not wait for it again.
  const isInstalled = existsSync(NPM_LOCK) && statSync(NPM_LOCK).mtimeMs >= statSync(lock).mtimeMs;
  if (!isInstalled) {
    say('Installing packages (npm ci) …');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) fail('The packages could not be installed: see what npm says above, then try again.');
  }
  writeFileSync(STAMP, wanted);
}

/**
 * The Node that runs everything: this one if it is
 * recent enough, else the one that comes as a package.
 */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  linkNode();
  const pinned = `${ROOT}/node_modules/.bin/node`;
  if (existsSync(pinned)) return pinned;
  return fail(
    `Node ${NODE_MAJOR} or newer is needed; this is ${process.version}, and there is no packaged Node for ${process.platform}-${process.arch}. Install one from https://nodejs.org and try again.`,
  );
}

/**
 * Runs a command of src/commands on that Node until
 * it ends, and passes on signals and its exit code.
 */
export function runCommand(name, args = []) {
  const node = findNode();
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', `${ROOT}/tooling/src/commands/${name}.ts`, ...args], {
    // Wherever it is called from: module federation names what it makes after
    // the working directory, and equal sources are to give equal builds.
    cwd: ROOT,
    // By the last one it learns of the end of this process, however that came.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`Node cannot be started: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
