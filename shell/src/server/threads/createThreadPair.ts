import { setTimeout as pause } from 'node:timers/promises';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createPartReport } from '../../failures/createPartReport.server.ts';
import type { ForwardedLine } from '../forwardedLog.ts';
import type { Log } from '../log.ts';
import type { EndKind, ThreadEnd, ThreadState, ThreadsState } from '../metrics/threadsState.ts';
import type { PlainTimes } from '../metrics/timePages.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { reportFormats } from '../pages/site/adoptHouse.ts';
import { createPageThread, type ThreadBegin, type ThreadLimits } from './createPageThread.ts';
import { createWorkerSlot, giveSet, type WorkerSlot } from './WorkerSlot.ts';

interface PairOptions {
  start: ThreadBegin;
  limits: ThreadLimits;
  log: Log;
  sets: () => readonly ReleaseSet[];
  /** Called for each thread that ended while it served visitors. */
  onEnd: (why: EndKind) => void;
  onTimes: (times: PlainTimes) => void;
  /** Milliseconds by which each replacement beyond `MAX_QUICK` of a minute waits longer. */
  delayMs?: number;
}

/** A thread that renders pages, and a warm one beside it that takes its place at once. */
export interface ThreadPair {
  active(): WorkerSlot;
  /** The other one; waits for it where it is still to be opened. */
  waiting(): Promise<WorkerSlot>;
  slots(): readonly WorkerSlot[];
  /** Pages are made by the waiting one from here on; answers the one that made them, null where `slot` does not wait now. */
  turn(slot: WorkerSlot): WorkerSlot | null;
  /** Ends a thread that waits, once it has finished what it renders, and opens a fresh one. */
  renew(slot: WorkerSlot): void;
  state(): ThreadsState;
  close(): void;
}

/**
 * The number of threads a minute that are replaced at once; after that replacements are delayed, so that a storm cannot
 * take the whole machine.
 */
const MAX_QUICK = 5;
const WINDOW_MS = 60_000;
const DELAY_MS = 1_000;
const MAX_DELAYS = 5;
const MAX_ENDS = 20;
const RETRY_MS = 50;

export function createThreadPair({ start, limits, log, sets, onEnd, onTimes, delayMs = DELAY_MS }: PairOptions): ThreadPair {
  let isClosed = false;
  let replaced: number[] = [];
  const ends: ThreadEnd[] = [];
  /** `gone` take no more orders; `due` are replaced as soon as another thread is there. */
  const gone = new WeakSet<WorkerSlot>();
  const due = new WeakSet<WorkerSlot>();
  let active = open();
  let waiting: WorkerSlot | null = open();

  function open(): WorkerSlot {
    const slot: WorkerSlot = createWorkerSlot(
      createPageThread({
        start,
        limits,
        onLine: (line) => writeLine(log, line),
        onTimes,
        onLeftOut: createPartReport(log),
        onFormats: reportFormats(log),
        onFull() {
          log.warn('thread.full', { heapMb: limits.heapMb });
          end(slot, 'memory', 'goes on', false);
        },
        onEnd(why, error, wasRendering) {
          log.error('thread.ended', error, { why });
          end(slot, why, 'is lost', wasRendering);
        },
        onThrown(error) {
          log.error('thread.thrown', error);
          end(slot, 'thrown', 'goes on', false);
        },
      }),
    );
    return slot;
  }

  /** Replaces a thread, and tells of its end once where it served visitors: a build that is only warmed up is refused by itself. */
  function end(slot: WorkerSlot, why: EndKind, how: 'is lost' | 'goes on', wasRendering: boolean): void {
    const isKnown = gone.has(slot) || due.has(slot);
    const servesVisitors = slot === active || wasRendering;
    if (!isKnown || how === 'is lost') replace(slot, how);
    if (isKnown || !servesVisitors || isClosed) return;
    ends.push({ at: Date.now(), why });
    if (ends.length > MAX_ENDS) ends.shift();
    onEnd(why);
  }

  /** A thread that still runs is kept until another one is ready. */
  function replace(slot: WorkerSlot, how: 'is lost' | 'goes on'): void {
    if (isClosed || gone.has(slot) || (slot !== active && slot !== waiting)) return;
    if (slot === active && waiting) [active, waiting] = [waiting, null];
    else if (slot === waiting) waiting = null;
    else if (how === 'goes on') {
      due.add(slot);
      return void setTimeout(() => replace(slot, how), RETRY_MS).unref();
    }
    gone.add(slot);
    retire(slot);
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
    const slot = open();
    if (gone.has(active)) active = slot;
    else waiting = slot;
    for (const set of sets())
      void slot.thread.ask({ kind: 'warmUp', set: giveSet(slot, set), before: giveSet(slot, set) }).catch(() => undefined);
  }

  async function untilWaiting(): Promise<WorkerSlot> {
    if (waiting) return waiting;
    if (isClosed) throw new SpielplanError('REMOTE_CRASHED', { detail: 'the threads of pages have ended' });
    await pause(RETRY_MS, null, { ref: false });
    return untilWaiting();
  }

  const slots = () => (waiting ? [active, waiting] : [active]);
  return {
    active: () => active,
    waiting: untilWaiting,
    slots,
    turn(slot) {
      if (isClosed || slot !== waiting || gone.has(active) || due.has(active)) return null;
      [active, waiting] = [slot, active];
      return waiting;
    },
    renew(slot) {
      if (isClosed || slot !== waiting) return;
      gone.add(slot);
      waiting = null;
      retire(slot);
      place();
    },
    state: () => ({ active: describe(active), waiting: describe(waiting), ends }),
    close() {
      isClosed = true;
      for (const { thread } of slots()) thread.end();
    },
  };
}

/** What has thrown may finish what it makes, for as long as a page may take to load. */
function retire({ thread }: WorkerSlot): void {
  const end = setInterval(() => {
    if (thread.isBusy()) return;
    clearInterval(end);
    thread.end();
  }, 100);
  end.unref();
}

function describe(slot: WorkerSlot | null): ThreadState {
  return { isReady: slot?.thread.isReady() ?? false, heapMb: slot?.thread.heapMb() ?? 0 };
}

export function writeLine(log: Log, { level, event, fields, error }: ForwardedLine): void {
  if (level === 'error') log.error(event, error, fields);
  else log[level](event, fields);
}
