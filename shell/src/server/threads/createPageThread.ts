import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { houseFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { PartReport } from '../../failures/createPartReport.server.ts';
import type { ForwardedLine } from '../forwardedLog.ts';
import { processorTimesOf } from '../lifecycle/processorTimes.ts';
import type { EndKind } from '../metrics/threadsState.ts';
import type { PlainTimes } from '../metrics/timePages.ts';
import type { FormatReport } from '../pages/site/adoptHouse.ts';
import type { ShellTables } from './remoteStub.ts';
import { UNVISITED_FACTOR, watchSilence } from './watchSilence.ts';
import {
  SIGNS,
  type ThreadAnswer,
  type ThreadOrder,
  type ThreadReport,
  type ThreadStart,
  type ThreadTask,
} from './threadMessages.ts';

/** Why a thread was ended. */
export type EndCause = Exclude<EndKind, 'thrown'>;

export interface ThreadLimits {
  /** Milliseconds until it has started. */
  startMs: number;
  /** Milliseconds a page waits for one that starts; after that it says that it is away. */
  readyMs: number;
  /** Milliseconds it may be silent while it computes. */
  silenceMs: number;
  /** Megabytes in use, buffers outside the heap included, after which another one takes its place. */
  heapMb: number;
}

export const THREAD_LIMITS: ThreadLimits = { startMs: 30_000, readyMs: 2_000, silenceMs: 1_000, heapMb: 320 };
/** From 2 GB on V8 lets heaps grow fourfold before it collects them, below only twice: so much is for what does not let go. */
const LAST_FACTOR = 6.4;
/**
 * The young generation's share of the heap. Pages are young garbage: with this size rendering costs a fifth less CPU than
 * with V8's own.
 */
const NURSERY_SHARE = 0.3;

/** What the renderer of a thread does not add itself. */
export type ThreadBegin = Omit<ThreadStart, 'signs' | 'heapMb' | 'formats'> & {
  /** Code of a built `pageThread.ts`; without it threads run the source. */
  program?: string | undefined;
};

interface ThreadOptions {
  start: ThreadBegin;
  limits: ThreadLimits;
  onLine: (line: ForwardedLine) => void;
  /** It uses more memory than it may; it goes on until it is ended. */
  onFull: () => void;
  onTimes: (times: PlainTimes) => void;
  onLeftOut: PartReport;
  onFormats: FormatReport;
  /** Is told once what ended it, and whether it was rendering pages: they have been rejected by then. */
  onEnd: (why: EndCause, error: unknown, wasRendering: boolean) => void;
  /** The thread had an uncaught exception; it goes on until it is ended. */
  onThrown: (error: unknown) => void;
}

/** A thread that renders pages, and can be ended whatever it does. */
export interface PageThread {
  /** Settles when it takes orders, null where it ended before; what is sent before waits. */
  started: Promise<ShellTables | null>;
  send(order: Exclude<ThreadOrder, ThreadTask>): void;
  /** Rejects with what the task threw, and with `REMOTE_CRASHED` when the thread ends. */
  ask(task: TaskWithoutId): Promise<ThreadAnswer>;
  /** Whether it has something to answer. */
  isBusy(): boolean;
  /** Whether it takes orders. */
  isReady(): boolean;
  /** Whether it has given no sign for a moment: it computes, hangs, or waits for a processor. */
  isSilent(): boolean;
  /** Megabytes of its heap. */
  heapMb(): number;
  answers(): { kept: number; bytes: number };
  end(): void;
}

type WithoutId<Task> = Task extends unknown ? Omit<Task, 'id'> : never;
export type TaskWithoutId = WithoutId<ThreadTask>;

let lastThread = 0;
// Threads collect their garbage before they say that they are full (`memoryUse.ts`).
setFlagsFromString('--expose-gc');
// The limit of the main thread's young generation would be theirs, too: they have `NURSERY_SHARE`.
setFlagsFromString('--max-semi-space-size=0');
const SOURCE = new URL('./pageThread.ts', import.meta.url);

/** Starts a thread and watches over it: one that is silent for longer than its limit is ended. */
export function createPageThread({
  start: { program, ...start },
  limits,
  onLine,
  onTimes,
  onLeftOut,
  onFormats,
  onFull,
  onEnd,
  onThrown,
}: ThreadOptions): PageThread {
  const signs = new SharedArrayBuffer(SIGNS.count * Int32Array.BYTES_PER_ELEMENT);
  const counters = new Int32Array(signs);
  const tasks = createPendingTasks();
  const name = `pages-${(lastThread += 1)}`;
  const worker = new Worker(program ?? SOURCE, {
    name,
    eval: program !== undefined,
    workerData: { ...start, signs, heapMb: limits.heapMb, formats: houseFormats() } satisfies ThreadStart,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMb * LAST_FACTOR,
      maxYoungGenerationSizeMb: limits.heapMb * NURSERY_SHARE,
    },
  });
  const { promise: started, resolve: onStarted } = Promise.withResolvers<ShellTables | null>();
  let isStarted = false;
  let isOver = false;
  const silence = watchSilence({
    beat: () => Atomics.load(counters, SIGNS.beat),
    limitMs,
    onHang: () => over('hang', new SpielplanError('REMOTE_CRASHED', { detail: `did not let go for ${limits.silenceMs} ms` })),
  });
  worker.unref();

  function limitMs(): number {
    if (!isStarted) return limits.startMs;
    return tasks.isRendering() ? limits.silenceMs : limits.silenceMs * UNVISITED_FACTOR;
  }

  function over(why: EndCause | null, error: unknown): void {
    if (isOver) return;
    isOver = true;
    silence.stop();
    void worker.terminate();
    const wasRendering = tasks.isRendering();
    tasks.rejectAll(error);
    onStarted(null);
    if (why) onEnd(why, error, wasRendering);
  }

  worker.on('message', (report: ThreadReport) => {
    switch (report.kind) {
      case 'started':
        isStarted = true;
        silence.begin(() => processorTimesOf(report.thread));
        return onStarted(report.tables);
      case 'answer':
        return tasks.settle(report.answer);
      case 'log':
        return onLine(report.line);
      case 'leftOut':
        return onLeftOut(...report.report);
      case 'formats':
        return onFormats(report.refused);
      case 'times':
        return onTimes(report.times);
      case 'full':
        return onFull();
      case 'thrown':
        return onThrown(report.error);
      default:
        report satisfies never;
    }
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    over(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error),
  );
  worker.on('exit', (code) => over('crash', new Error(`ended with ${code}`)));

  return {
    started,
    send: (order) => worker.postMessage(order, []),
    ask(task) {
      if (isOver) return Promise.reject(new SpielplanError('REMOTE_CRASHED', { detail: 'the thread of pages has ended' }));
      const { numbered, answer } = tasks.add(task);
      worker.postMessage(numbered, []);
      return answer;
    },
    isReady: () => isStarted && !isOver,
    isSilent: () => !isOver && silence.isLate(),
    heapMb: () => counters[SIGNS.heapMb] ?? 0,
    isBusy: tasks.isBusy,
    answers: () => ({ kept: counters[SIGNS.answers] ?? 0, bytes: counters[SIGNS.answerBytes] ?? 0 }),
    end: () => over(null, new Error('is not needed any more')),
  };
}

/** What a thread was asked and has not answered. */
function createPendingTasks() {
  const pending = new Map<
    number,
    { task: ThreadTask; resolve: (answer: ThreadAnswer) => void; reject: (error: unknown) => void }
  >();
  let lastId = 0;
  return {
    add(task: TaskWithoutId): { numbered: ThreadTask; answer: Promise<ThreadAnswer> } {
      const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>();
      const id = (lastId += 1);
      const numbered = { ...task, id };
      pending.set(id, { task: numbered, resolve, reject });
      return { numbered, answer: promise };
    },
    settle({ id, failure, ...answer }: ThreadAnswer): void {
      const waiting = pending.get(id);
      pending.delete(id);
      if (failure === undefined) waiting?.resolve({ id, ...answer });
      else waiting?.reject(toSpielplanError(failure));
    },
    rejectAll(error: unknown): void {
      const cause = toSpielplanError(error);
      for (const { reject } of pending.values())
        reject(new SpielplanError('REMOTE_CRASHED', { detail: `the thread of pages ended: ${cause.detail ?? ''}`, cause }));
      pending.clear();
    },
    /** Whether a visitor waits: a build that is started or warmed up serves no visitor yet. */
    isRendering: () => [...pending.values()].some(({ task }) => task.kind !== 'warmUp' && task.kind !== 'start'),
    isBusy: () => pending.size > 0,
  };
}
