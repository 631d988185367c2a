import type { ProcessorTimes } from '../lifecycle/processorTimes.ts';

interface SilenceOptions {
  /** A number that a thread which lets go counts up. */
  beat: () => number;
  /** Milliseconds that it may be silent now. */
  limitMs: () => number;
  /** Is told at each tick from which on it hangs. */
  onHang: () => void;
}

/** How long a thread has given no sign of life. */
export interface SilenceWatch {
  /** It has started; `readTimes` tells what it has had of a processor, null where the system does not. */
  begin(readTimes: () => ProcessorTimes | null): void;
  isLate(): boolean;
  stop(): void;
}

const TICK_MS = 100;
const LATE_MS = 2 * TICK_MS;
/** What a thread that computes gets of a processor on a busy machine. */
const BUSY_SHARE = 0.8;
/** A thread that collects garbage sleeps as well, while helper threads work. */
const IDLE_SHARE = 1.2;
/** Work that no visitor waits for may take this many times as long, because a first rendering compiles everything. */
export const UNVISITED_FACTOR = 5;

export function watchSilence({ beat, limitMs, onHang }: SilenceOptions): SilenceWatch {
  let lastBeat = 0;
  // Ticks are counted instead of reading a clock: while this thread was held up itself it has not listened.
  let silentMs = 0;
  let timesAtBeat: ProcessorTimes = { ran: 0, queued: 0 };
  let readTimes: () => ProcessorTimes | null = () => null;
  const timer = setInterval(() => {
    const now = beat();
    silentMs = now === lastBeat ? silentMs + TICK_MS : 0;
    // Read only when the thread is late: reading costs a hundredth of a page.
    if (silentMs === LATE_MS) timesAtBeat = readTimes() ?? timesAtBeat;
    lastBeat = now;
    if (silentMs > limitMs() && isHanging()) onHang();
  }, TICK_MS).unref();

  /** A thread that waits for a processor is silent, too. It hangs where it has had one, or wants none. */
  function isHanging(): boolean {
    const times = readTimes();
    if (times === null || silentMs > limitMs() * UNVISITED_FACTOR) return true;
    const ran = times.ran - timesAtBeat.ran;
    const slept = silentMs - LATE_MS - ran - (times.queued - timesAtBeat.queued);
    return ran > (limitMs() - LATE_MS) * BUSY_SHARE || slept > limitMs() * IDLE_SHARE;
  }

  return {
    begin(read) {
      readTimes = read;
      timesAtBeat = readTimes() ?? timesAtBeat;
      silentMs = 0;
    },
    isLate: () => silentMs >= LATE_MS,
    stop: () => clearInterval(timer),
  };
}
