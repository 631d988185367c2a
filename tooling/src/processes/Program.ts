import cluster from 'node:cluster';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ROOT } from '../root.ts';

/** A program of ours that runs beside this one. */
export interface Program {
  name: string;
  pid: number;
  /** Settles when the program has ended, with its exit code; `null` where a signal ended it. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
  /**
   * Settles when a program that shares its port serves, and
   * when it asks for another one in its place (`runServer`).
   */
  ready: Promise<void>;
  wantsReplacement: Promise<void>;
  /**
   * Asks the program to end, and ends it by force when
   * it has not done so after the given milliseconds.
   */
  stop(timeoutMs?: number): Promise<void>;
}

interface ProgramOptions {
  name: string;
  /** Arguments of Node, flags first; paths are relative to the workspace's root. */
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /**
   * Takes what the program prints, line by line; without
   * it the lines are printed behind the program's name.
   */
  onLine?: (line: string) => void;
  /** The program gets `disconnect` when this process ends, also where that is killed. */
  hearsOfEnd?: boolean;
  /** Programs that share a port take each other's place without a connection being refused. */
  sharesPort?: boolean;
}

const QUIET = '--disable-warning=ExperimentalWarning';
/** Both servers finish what is under way within 30 seconds. */
const STOP_TIMEOUT_MS = 33_000;

/** Starts a program on the same Node as this one. */
export function startProgram(options: ProgramOptions): Program {
  const { name, onLine = (line) => print(name, line) } = options;
  const child = options.sharesPort ? forkSharing(options) : spawnAlone(options);
  if (child.pid === undefined) throw new Error(`${name} cannot be started.`);
  // However this process ends, nothing of ours goes on running.
  const abandon = () => void child.kill('SIGTERM');
  process.once('exit', abandon);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream as Readable }).on('line', onLine);
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
    ready: said(child, 'spielplan:ready'),
    wantsReplacement: said(child, 'spielplan:replace'),
    stop: (timeoutMs = STOP_TIMEOUT_MS) => stop(child, ended, timeoutMs),
  };
}

/**
 * No balancer waits for a program on a machine of one's own:
 * it stops at once, unless the environment says otherwise.
 */
const environmentOf = ({ env = {} }: ProgramOptions) => ({ STOP_NOTICE: '0', ...process.env, ...env });

function spawnAlone(options: ProgramOptions): ChildProcess {
  return spawn(process.execPath, [QUIET, ...options.args], {
    cwd: ROOT,
    env: environmentOf(options),
    stdio: options.hearsOfEnd ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Node's cluster without its balancer: each program takes connections from the one socket by itself.
 */
function forkSharing(options: ProgramOptions): ChildProcess {
  const exec = options.args.at(-1);
  const flags = options.args.slice(0, -1);
  const inspectPort = inspectPortOf(flags);
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec, args: [], execArgv: [QUIET, ...flags], cwd: ROOT, silent: true, inspectPort });
  const worker = cluster.fork(environmentOf(options));
  worker.process.stdin?.end();
  return worker.process;
}

/** The port that `--inspect` names. Without it, cluster gives each of its programs the next port after its own debugger's. */
function inspectPortOf(flags: readonly string[]): number | undefined {
  const port = flags.map((flag) => /^--inspect(?:-brk)?=(?:.*:)?(\d+)$/.exec(flag)?.[1]).findLast(Boolean);
  return port === undefined ? undefined : Number(port);
}

function said(child: ChildProcess, message: string): Promise<void> {
  return new Promise((resolve) => child.on('message', (each) => each === message && resolve()));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stop(child: ChildProcess, ended: Promise<unknown>, timeoutMs: number): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(force);
}

function print(name: string, line: string): void {
  process.stdout.write(`[${name}] ${line}\n`);
}
