import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './Program.ts';

interface KeptProgram {
  program: Program;
  restart: () => Program;
  isStopping: () => boolean;
  say: (line: string) => void;
  /** Milliseconds between an end and the next start. */
  pause?: number;
}

const MOST_ENDS = 5;
const WINDOW = 60_000;

/** Starts a program again whenever it ends by itself. Settles when it has done so five times within a minute. */
export async function keepRunning({ program, restart, isStopping, say, pause = 1_000 }: KeptProgram): Promise<void> {
  const ends: number[] = [];
  for (let current = program; ; current = restart()) {
    await current.ended;
    const now = performance.now();
    ends.push(now);
    if (ends.filter((end) => now - end < WINDOW).length >= MOST_ENDS) return;
    if (!isStopping()) say(`The ${program.name} ended by itself and is started again.`);
    await sleep(pause);
    // Stopping is no failure: what waits for one waits on, and ends with this process.
    if (isStopping()) return new Promise<never>(() => undefined);
  }
}
