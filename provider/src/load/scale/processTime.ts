import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time of processes since their start, in ms, all threads together; those that have ended count nothing. Linux alone. */
export function processTimeOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      // The name, in brackets, may hold spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return sum + ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
    } catch {
      return sum;
    }
  }, 0);
}

/** A process and those it has started. */
export function withChildren(pid: number): number[] {
  const found = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...found.split('\n').filter(Boolean).map(Number)];
}
