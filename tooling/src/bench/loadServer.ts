import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const GENERATOR = new URL('./loadGenerator.ts', import.meta.url).pathname;

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

/**
 * Loads an address from a process of its own and reads
 * what that cost the server with the given process id.
 */
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

/**
 * Processor time of all threads in ms. Linux counts it in
 * nanoseconds here, and in hundredths of a second elsewhere.
 */
async function cpuTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[0]), 0) / 1_000_000;
}
