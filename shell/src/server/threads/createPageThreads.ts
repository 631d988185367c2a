import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { toSpielplanError } from '@spielplan/shared-contracts/errors';
import type { ForwardedLine } from '../forwardedLog.ts';
import { portableError } from '../forwardedLog.ts';
import type { ChangeMarks } from '../freshness/createChangeMarks.ts';
import type { Log } from '../log.ts';
import type { PlainTimes } from '../metrics/timePages.ts';
import type { LoadedRemote } from '../releases/fetchRelease.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { fingerprintOf } from '../releases/releaseFingerprint.ts';
import { currentTrace } from '../traces.ts';
import type { PreparedPage } from '../pages/answer/presentOutcome.ts';
import { fallbackPageOf } from '../pages/errors/serveErrorFile.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import {
  createPageThread,
  THREAD_LIMITS,
  type PageThread,
  type TaskWithoutId,
  type ThreadBegin,
  type ThreadEnd,
  type ThreadLimits,
} from './createPageThread.ts';
import type { PageMaker } from '../pages/PageMaker.ts';
import { wholePage } from './plainPage.ts';
import { findByReplay, type Replay } from './findByReplay.ts';
import type { Offender, PageExtras, ThreadAnswer, ThreadTask } from './threadMessages.ts';

export interface ThreadsOptions {
  start: ThreadBegin;
  log: Log;
  marks: ChangeMarks;
  /** The sets that pages are made of now; what others need is forgotten. */
  sets: () => readonly ReleaseSet[];
  limits?: ThreadLimits;
  /** Is told of each harm done, and of the build that did it as far as it is known. */
  onHarm?: (why: ThreadEnd | 'thrown', offender: Offender | null) => void;
  /** Takes what the threads spent their time on. */
  onTimes?: (times: PlainTimes) => void;
}

export interface PageThreads extends PageMaker {
  /** Renders a page of every route in both threads; rejects with what went wrong. */
  warmUp(set: ReleaseSet, before: ReleaseSet): Promise<void>;
  /** Answers of the provider in memory. */
  state(): { kept: number; bytes: number };
  close(): void;
}

/** A thread, and what it has been given. */
interface Seat {
  thread: PageThread;
  sets: Map<ReleaseSet, number>;
  builds: Set<string>;
}

/** Makes pages in a thread that can be ended, with a warm one beside it that takes its place at once. */
export function createPageThreads({
  start,
  log,
  marks,
  sets,
  limits = THREAD_LIMITS,
  onHarm = () => undefined,
  onTimes = () => undefined,
}: ThreadsOptions): PageThreads {
  let isClosed = false;
  let isReplaying = false;
  let lastSet = 0;
  let active = open();
  let warm = open();
  marks.onMark((topics: readonly ChangeTopic[]) => {
    for (const { thread } of [active, warm]) thread.send({ kind: 'marks', topics });
  });

  function open(): Seat {
    const thread = createPageThread({
      start,
      limits,
      onLine: (line) => write(log, line),
      onTimes,
      onFull(offender) {
        log.warn('thread.full', { heapMb: limits.heapMb, ...offender });
        replace(seat);
        onHarm('memory', offender);
      },
      onSilent: () => replace(seat),
      onEnd(why, offender, error, lost) {
        log.error('thread.ended', error, { why, ...offender });
        replace(seat);
        if (offender) onHarm(why, offender);
        else void replay(seat, lost).then((found) => onHarm(why, found));
      },
      onThrown(offender, error) {
        log.error('thread.thrown', error, { ...offender });
        replace(seat);
        onHarm('thrown', offender);
      },
    });
    const seat: Seat = { thread, sets: new Map(), builds: new Set() };
    return seat;
  }

  /** Makes the pages again that a thread has ended with, where they can harm nobody, to learn whose code it was. */
  async function replay(seat: Seat, lost: readonly ThreadTask[]): Promise<Offender | null> {
    const pages = lost.flatMap((task) => {
      const set = task.kind === 'page' && [...seat.sets].find(([, number]) => number === task.set)?.[0];
      return set ? [{ set, task }] : [];
    });
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

  /** Makes a page in a thread that is there for nothing else. */
  async function makeAlone({ set, task }: Replay): Promise<'harmless' | 'harmful' | Offender> {
    let found: 'harmless' | 'harmful' | Offender = 'harmless';
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const thread = createPageThread({
      start,
      limits,
      onLine: () => undefined,
      onTimes: () => undefined,
      onFull(offender) {
        found = offender ?? 'harmful';
      },
      onSilent: () => undefined,
      onEnd(_, offender) {
        found = offender ?? 'harmful';
        resolve();
      },
      onThrown: () => undefined,
    });
    const seat: Seat = { thread, sets: new Map(), builds: new Set() };
    const number = give(seat, set);
    await thread.started;
    // What was asked for is lost before it is known why.
    const ended = over.then(() => undefined);
    const made = thread.ask({ ...task, set: number }).catch(() => ended);
    await Promise.race([made, over]);
    thread.end();
    return found;
  }

  function replace(seat: Seat): void {
    if (isClosed || (seat !== active && seat !== warm)) return;
    if (seat === active) active = warm;
    warm = open();
    const [current] = sets();
    if (current)
      void warm.thread.ask({ kind: 'warmUp', set: give(warm, current), before: give(warm, current) }).catch(() => undefined);
    retire(seat);
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

  /** The number of a set in a thread, which is given what it does not have yet. */
  function give({ thread, sets: given, builds: known }: Seat, set: ReleaseSet): number {
    const number = given.get(set);
    if (number !== undefined) return number;
    const remotes = [...set.remotes.values()];
    const fresh = remotes.filter((remote) => !known.has(keyOf(remote)));
    if (fresh.length > 0) thread.send({ kind: 'builds', builds: fresh.map((remote) => [keyOf(remote), plain(remote)]) });
    const builds = remotes.map(keyOf);
    for (const key of builds) known.add(key);
    lastSet += 1;
    given.set(set, lastSet);
    thread.send({ kind: 'set', set: lastSet, builds, holders: set.holders });
    return lastSet;
  }

  /** Lets go of what no page is made of any more; it would be given again. */
  function forget({ thread, sets: given, builds: known }: Seat): void {
    const live = new Set(sets());
    const gone = [...given.keys()].filter((each) => !live.has(each));
    if (live.size === 0 || gone.length === 0) return;
    const needed = new Set([...live].flatMap((each) => [...each.remotes.values()].map(keyOf)));
    const builds = [...known].filter((key) => !needed.has(key));
    thread.send({ kind: 'forget', sets: gone.map((each) => given.get(each)!), builds });
    for (const each of gone) given.delete(each);
    for (const key of builds) known.delete(key);
  }

  async function ask(context: RenderContext, task: WithoutSet<TaskWithoutId>): Promise<ThreadAnswer> {
    const answer = await active.thread.ask({ ...task, set: give(active, context.set), ...extrasOf(context) });
    for (const line of answer.lines ?? []) write(context.log, line);
    return answer;
  }

  function extrasOf({ shellScripts, missingLists }: RenderContext): PageExtras {
    return {
      ...(shellScripts !== start.site.shellScripts && { scripts: shellScripts.slice(start.site.shellScripts.length) }),
      ...(missingLists.size > 0 && { missingLists: [...missingLists] }),
      traceparent: currentTrace()?.traceparent,
    };
  }

  async function makeFailure(context: RenderContext, url: string, error: unknown, isSecure: boolean): Promise<PreparedPage> {
    try {
      const { page } = await ask(context, { kind: 'failure', url, error: portableError(error), isSecure });
      return wholePage(page!);
    } catch (cause) {
      // On this thread nothing of a remote is rendered, not even beside an error.
      context.log.error('page.fallbackPage', cause, { path: url.slice(0, 200) });
      return { prepared: fallbackPageOf(context, url, LANGUAGES), keepUntil: 0, isFailure: true };
    }
  }

  return {
    makeFailure,
    makeForm: async (context, order) => wholePage((await ask(context, { kind: 'form', ...order })).page!).prepared,
    isListMissing: (context, order) =>
      ask(context, { kind: 'list', ...order }).then(
        ({ isMissing }) => isMissing ?? order.wasMissing,
        () => order.wasMissing,
      ),
    async make(context, order, reads) {
      try {
        const { page, reads: read } = await ask(context, { kind: 'page', ...order });
        if (read) Object.assign(reads, { topics: new Set(read.topics), layers: read.layers });
        return wholePage(page!);
      } catch (error) {
        context.log.error('page.failed', error, { path: order.url.slice(0, 200) });
        return {
          ...(await makeFailure(context, order.url, toSpielplanError(error), order.isSecure)),
          keepUntil: 0,
          isFailure: true,
        };
      }
    },
    async warmUp(set, before) {
      const seats = [active, warm];
      seats.forEach(forget);
      await Promise.all(
        seats.map((seat) => seat.thread.ask({ kind: 'warmUp', set: give(seat, set), before: give(seat, before) })),
      );
    },
    state: () => active.thread.answers(),
    close() {
      isClosed = true;
      for (const { thread } of [active, warm]) thread.end();
    },
  };
}

type WithoutSet<Task> = Task extends unknown ? Omit<Task, 'set' | keyof PageExtras> : never;

function keyOf({ release }: LoadedRemote): string {
  return `${release.name} ${fingerprintOf(release)}`;
}

function plain({ release, code }: LoadedRemote) {
  return { release, code };
}

function write(log: Log, { level, event, fields, error }: ForwardedLine): void {
  if (level === 'error') log.error(event, error, fields);
  else log[level](event, fields);
}
