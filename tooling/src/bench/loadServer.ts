import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const GENERATOR = new URL('./loadGenerator.ts', import.meta.url).pathname;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

export interface Load {
  answers: number;
  errors: number;
  perSecond: number;
  /** Processor time of the server for one answer, in milliseconds. */
  cpuPerAnswer: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** Stop after so many requests. */
  most?: number;
}

/** Loads an address from a process of its own and reads what that cost the server with the given process id. */
export async function loadServer(url: string, pid: number, { connections, seconds, most }: LoadOptions): Promise<Load> {
  const before = await cpuTime(pid);
  const { stdout } = await run(process.execPath, [
    GENERATOR,
    url,
    String(connections),
    String(seconds),
    ...(most ? [String(most)] : []),
  ]);
  const cpu = (await cpuTime(pid)) - before;
  const { answers, errors, seconds: took } = JSON.parse(stdout) as { answers: number; errors: number; seconds: number };
  if (answers === 0) throw new Error(`${url} gave no answer that can be counted.`);
  return { answers, errors, perSecond: answers / took, cpuPerAnswer: cpu / answers };
}

/** Memory of a process in MB, as the system counts it. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((userTicks ?? 0) + (systemTicks ?? 0)) * TICK_MS;
}
