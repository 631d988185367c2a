import { setTimeout as pause } from 'node:timers/promises';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createPartReport } from '../../failures/createPartReport.server.ts';
import type { ForwardedLine } from '../forwardedLog.ts';
import type { Log } from '../log.ts';
import type { Harm, HarmKind, ThreadsState } from '../metrics/threadsState.ts';
import type { PlainTimes } from '../metrics/timePages.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { reportFormats } from '../pages/site/adoptHouse.ts';
import { createPageThread, type ThreadBegin, type ThreadLimits } from './createPageThread.ts';
import { findByReplay, replaysOf } from './findByReplay.ts';
import { createMakeAlone } from './makeAlone.ts';
import { createSeat, giveSet, type Seat } from './Seat.ts';
import type { Offender, ThreadTask } from './threadMessages.ts';

interface PairOptions {
  start: ThreadBegin;
  limits: ThreadLimits;
  log: Log;
  sets: () => readonly ReleaseSet[];
  onHarm: (why: HarmKind, offender: Offender | null) => void;
  onTimes: (times: PlainTimes) => void;
  /** Milliseconds by which each replacement beyond `MAX_QUICK` of a minute waits longer. */
  delayMs?: number;
}

/** A thread that makes pages, and a warm one beside it that takes its place at once. */
export interface ThreadPair {
  active(): Seat;
  /** The other one; waits for it where it is still to be opened. */
  waiting(): Promise<Seat>;
  seats(): readonly Seat[];
  /** Pages are made by the waiting one from here on; answers the one that made them, null where `seat` does not wait now. */
  turn(seat: Seat): Seat | null;
  state(): ThreadsState;
  close(): void;
}

/** So many threads a minute are replaced at once: after that a storm may cost pages, and not the machine. */
const MAX_QUICK = 5;
const WINDOW_MS = 60_000;
const DELAY_MS = 1_000;
const MAX_DELAYS = 5;
const MAX_HARMS = 20;
const RETRY_MS = 50;

export function createThreadPair({ start, limits, log, sets, onHarm, onTimes, delayMs = DELAY_MS }: PairOptions): ThreadPair {
  let isClosed = false;
  let isReplaying = false;
  let replaced: number[] = [];
  const harms: Harm[] = [];
  /** Those that take no more orders, and those that are to follow them. */
  const gone = new WeakSet<Seat>();
  const due = new WeakSet<Seat>();
  const closing = new AbortController();
  const makeAlone = createMakeAlone(start, limits, closing.signal);
  let active = open();
  let waiting: Seat | null = open();

  function open(): Seat {
    const seat: Seat = createSeat(
      createPageThread({
        start,
        limits,
        onLine: (line) => writeLine(log, line),
        onTimes,
        onLeftOut: createPartReport(log),
        onFormats: reportFormats(log),
        onFull(offender) {
          log.warn('thread.full', { heapMb: limits.heapMb, ...offender });
          replace(seat, 'goes on');
          harm('memory', offender);
        },
        onSilent: () => replace(seat),
        onEnd(why, offender, error, lost) {
          log.error('thread.ended', error, { why, ...offender });
          replace(seat);
          if (offender) harm(why, offender);
          else void replay(seat, lost).then((found) => harm(why, found));
        },
        onThrown(offender, error) {
          log.error('thread.thrown', error, { ...offender });
          if (gone.has(seat) || due.has(seat)) return;
          replace(seat, 'goes on');
          harm('thrown', offender);
        },
      }),
    );
    return seat;
  }

  function harm(why: HarmKind, offender: Offender | null): void {
    harms.push({ at: Date.now(), why, offender });
    if (harms.length > MAX_HARMS) harms.shift();
    onHarm(why, offender);
  }

  /** Makes the pages again that a thread has ended with, where they can harm nobody, to learn whose code it was. */
  async function replay(seat: Seat, lost: readonly ThreadTask[]): Promise<Offender | null> {
    const pages = replaysOf(lost, (number) => [...seat.sets].find(([, each]) => each === number)?.[0]);
    if (isClosed || isReplaying || pages.length === 0) return null;
    isReplaying = true;
    try {
      const offender = await findByReplay(pages, makeAlone);
      log.warn('thread.replayed', { pages: pages.length, ...offender });
      return offender;
    } finally {
      isReplaying = false;
    }
  }

  /** One that goes on stays while there is no other. */
  function replace(seat: Seat, how: 'is lost' | 'goes on' = 'is lost'): void {
    if (isClosed || gone.has(seat) || (seat !== active && seat !== waiting)) return;
    if (seat === active && waiting) [active, waiting] = [waiting, null];
    else if (seat === waiting) waiting = null;
    else if (how === 'goes on') {
      due.add(seat);
      return void setTimeout(() => replace(seat, how), RETRY_MS).unref();
    }
    gone.add(seat);
    retire(seat);
    openNext();
  }

  function openNext(): void {
    const now = performance.now();
    replaced = [...replaced, now].filter((at) => at > now - WINDOW_MS);
    const delays = Math.min(MAX_DELAYS, replaced.length - MAX_QUICK);
    if (delays <= 0) return place();
    log.warn('thread.delayed', { delayMs: delays * delayMs, replaced: replaced.length });
    setTimeout(place, delays * delayMs).unref();
  }

  /** A new thread stands where one is missing. */
  function place(): void {
    if (isClosed || (waiting && !gone.has(active))) return;
    const seat = open();
    if (gone.has(active)) active = seat;
    else waiting = seat;
    for (const set of sets())
      void seat.thread.ask({ kind: 'warmUp', set: giveSet(seat, set), before: giveSet(seat, set) }).catch(() => undefined);
  }

  /** What has thrown may finish what it makes, for as long as a page may take to load. */
  function retire({ thread }: Seat): void {
    const end = setInterval(() => {
      if (thread.isBusy()) return;
      clearInterval(end);
      thread.end();
    }, 100);
    end.unref();
  }

  async function untilWaiting(): Promise<Seat> {
    if (waiting) return waiting;
    if (isClosed) throw new SpielplanError('REMOTE_CRASHED', { detail: 'the threads of pages have ended' });
    await pause(RETRY_MS, null, { ref: false });
    return untilWaiting();
  }

  const seats = () => (waiting ? [active, waiting] : [active]);
  const describe = (seat: Seat | null) => ({ isReady: seat?.thread.isReady() ?? false, heapMb: seat?.thread.heapMb() ?? 0 });
  return {
    active: () => active,
    waiting: untilWaiting,
    seats,
    turn(seat) {
      if (isClosed || seat !== waiting || gone.has(active) || due.has(active)) return null;
      [active, waiting] = [seat, active];
      return waiting;
    },
    state: () => ({ active: describe(active), waiting: describe(waiting), harms }),
    close() {
      isClosed = true;
      closing.abort();
      for (const { thread } of seats()) thread.end();
    },
  };
}

export function writeLine(log: Log, { level, event, fields, error }: ForwardedLine): void {
  if (level === 'error') log.error(event, error, fields);
  else log[level](event, fields);
}
