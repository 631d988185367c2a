import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';
import type { Counts, StepContext } from './Step.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a program in the workspace's root, hands its output on line by line and answers its exit code. */
export function runTool(
  command: string,
  args: readonly string[],
  say: StepContext['say'],
  env: Environment = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  // An interrupted run takes along what it has started.
  const abandon = () => void child.kill('SIGTERM');
  process.once('exit', abandon);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', abandon);
      resolve(code ?? 1);
    });
  });
}

/** Runs a script on the same Node as this process. */
export function runNode(args: readonly string[], say: StepContext['say'], env: Environment = {}): Promise<number> {
  return runTool(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], say, env);
}

/** A check that passes or fails as a whole. */
export function asOneTest(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
