import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const running = new Set<ChildProcess>();
let isEnding = false;

/** Starts a program that `endAll` ends. Throws once that has begun. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (isEnding) throw new Error('The run was stopped.');
  const program = spawn(command, args, options);
  running.add(program);
  program.once('exit', () => running.delete(program));
  return program;
}

/** Ends a program and waits until it is gone. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  const force = setTimeout(() => program.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(force);
}

/** Ends every program of this run, and lets none begin after it. */
export async function endAll(): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map(end));
}
