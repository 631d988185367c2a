import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';
import type { Counts, StepContext } from './Step.ts';

/** What a program has between SIGTERM and SIGKILL. */
const KILL_DELAY_MS = 10_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program in the workspace's root, hands its output on line by line and answers its exit
 * code. With `signal` the program is ended, and what it started has ten seconds to follow, when the
 * signal aborts.
 */
export function runTool(
  command: string,
  args: readonly string[],
  say: StepContext['say'],
  env: Environment = {},
  signal?: AbortSignal,
  cwd = ROOT,
): Promise<number> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  // An interrupted run takes along what it has started.
  const abandon = () => void child.kill('SIGTERM');
  process.once('exit', abandon);
  const kill = () => {
    abandon();
    setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS).unref();
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
