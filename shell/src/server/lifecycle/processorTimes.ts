import { readFileSync } from 'node:fs';

/** Milliseconds that a thread has had a processor, and has waited for one. */
export interface ProcessorTimes {
  ran: number;
  queued: number;
}

/** The times of a thread, or of the main thread of a process, by its place below `/proc`; null where the system does not tell (Linux does). */
export function processorTimesOf(place: string): ProcessorTimes | null {
  try {
    const [ran = Number.NaN, queued = Number.NaN] = readFileSync(`/proc/${place}/schedstat`, 'utf8').split(' ').map(Number);
    return Number.isNaN(ran + queued) ? null : { ran: ran / 1_000_000, queued: queued / 1_000_000 };
  } catch {
    return null;
  }
}
