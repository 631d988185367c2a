import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';

/** A program of ours that runs beside this one. */
export interface Program {
  name: string;
  pid: number;
  /** Settles when the program has ended, with its exit code; `null` where a signal ended it. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  /** Asks the program to end, and ends it by force when it has not done so after the given milliseconds. */
  stop(patience?: number): Promise<void>;
}

interface ProgramOptions {
  name: string;
  /** Arguments of Node; paths are relative to the workspace's root. */
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** Takes what the program prints, line by line; without it the lines are printed behind the program's name. */
  onLine?: (line: string) => void;
}

/** Starts a program on the same Node as this one. */
export function startProgram({ name, args, env = {}, onLine = (line) => print(name, line) }: ProgramOptions): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) throw new Error(`${name} cannot be started.`);
  // However this process ends, nothing of ours goes on running.
  const abandon = () => void child.kill('SIGTERM');
  process.once('exit', abandon);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(1));
  });
  void ended.then(() => process.off('exit', abandon));
  return {
    name,
    pid: child.pid,
    ended,
    hasEnded: () => hasEnded(child),
    stop: (patience = 8_000) => stop(child, ended, patience),
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stop(child: ChildProcess, ended: Promise<unknown>, patience: number): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(force);
}

function print(name: string, line: string): void {
  process.stdout.write(`[${name}] ${line}\n`);
}
