import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './Program.ts';

interface KeptProgram {
  program: Program;
  restart: () => Program;
  isStopping: () => boolean;
  say: (line: string) => void;
  /** Milliseconds between an end and the next start, and between two replacements. */
  delayMs?: number;
  replacementDelayMs?: number;
}

const MAX_ENDS = 5;
const WINDOW_MS = 60_000;
/** The delay keeps a program that throws again and again from filling the machine with starts. */
const REPLACEMENT_DELAY_MS = 10_000;

/**
 * Starts a program again whenever it ends by itself, and another one beside it when it asks for a
 * replacement, which it is stopped for as soon as that one serves. Settles when the program has
 * ended by itself five times within a minute.
 */
export async function keepRunning(kept: KeptProgram): Promise<void> {
  const { restart, isStopping, say, delayMs = 1_000, replacementDelayMs = REPLACEMENT_DELAY_MS } = kept;
  const ends: number[] = [];
  for (let current = kept.program; ;) {
    const wantsReplacement = await Promise.race([current.ended.then(() => false), current.wantsReplacement.then(() => true)]);
    // Stopping is no failure: what waits for one waits on, and ends with this process.
    if (isStopping()) return new Promise<never>(() => undefined);
    if (wantsReplacement) {
      say(`The ${current.name} has failed and is replaced; it serves until the other one does.`);
      current = await replace(current, restart);
      await Promise.race([sleep(replacementDelayMs, null, { ref: false }), current.ended]);
      continue;
    }
    const now = performance.now();
    ends.push(now);
    if (ends.filter((end) => now - end < WINDOW_MS).length >= MAX_ENDS) return;
    say(`The ${current.name} ended by itself and is started again.`);
    await sleep(delayMs);
    if (isStopping()) return new Promise<never>(() => undefined);
    current = restart();
  }
}

/**
 * The next program once it serves; the failed one, which goes on, where the next one cannot start.
 */
async function replace(current: Program, restart: () => Program): Promise<Program> {
  const next = restart();
  await Promise.race([next.ready, next.ended]);
  if (next.hasEnded()) return current;
  void current.stop();
  return next;
}
