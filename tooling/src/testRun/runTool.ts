import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';
import type { Counts, StepContext } from './Step.ts';

/** What a program has between SIGTERM and SIGKILL. */
const KILL_DELAY_MS = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program in the workspace's root, hands its output on line by line and answers its exit
 * code. With `signal` the program and all that it started are ended when the signal aborts: they
 * have ten seconds to end by themselves.
 */
export function runTool(
  command: string,
  args: readonly string[],
  say: StepContext['say'],
  env: Environment = {},
  signal?: AbortSignal,
  cwd = ROOT,
): Promise<number> {
  // A group of its own: a program that is ended leaves others behind, also such as are stopped.
  const isGroup = signal !== undefined;
  const options = { cwd, env: { ...process.env, ...env }, detached: isGroup };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (how: NodeJS.Signals) => {
    if (!isGroup || child.pid === undefined) return void child.kill(how);
    try {
      process.kill(-child.pid, how);
    } catch {
      // All of them have ended.
    }
  };
  // An interrupted run takes along what it has started.
  const abandon = () => end('SIGTERM');
  process.once('exit', abandon);
  const kill = () => {
    abandon();
    setTimeout(end, KILL_DELAY_MS, 'SIGKILL').unref();
  };
  signal?.addEventListener('abort', kill, { once: true });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', abandon);
      signal?.removeEventListener('abort', kill);
      resolve(code ?? 1);
    });
  });
}

/** Runs a script on the same Node as this process. */
export function runNode(
  args: readonly string[],
  say: StepContext['say'],
  env: Environment = {},
  signal?: AbortSignal,
): Promise<number> {
  return runTool(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], say, env, signal);
}

/** A check that passes or fails as a whole. */
export function asOneTest(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
