import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { isSpielplanError, SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { portableError } from '../forwardedLog.ts';
import type { ChangeMarks } from '../freshness/createChangeMarks.ts';
import { NO_READS } from '../freshness/trackReads.ts';
import type { Log } from '../log.ts';
import type { EndKind, ThreadsState } from '../metrics/threadsState.ts';
import type { PlainTimes } from '../metrics/timePages.ts';
import type { StartBuild } from '../releases/fetchRelease.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { PreparedPage } from '../pages/answer/presentOutcome.ts';
import { fallbackPageOf } from '../pages/errors/serveErrorFile.ts';
import { LOAD_TIMEOUT_MS } from '../pages/loading/withTimeLimit.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { THREAD_LIMITS, type ThreadBegin, type ThreadLimits } from './createPageThread.ts';
import { createAsking } from './createAsking.ts';
import { createThreadPair } from './createThreadPair.ts';
import type { PageRenderer } from '../pages/PageRenderer.ts';
import { wholePage } from './plainPage.ts';
import { stubRemote, type ShellTables } from './remoteStub.ts';
import { forgetSets, giveBuild, giveSet, type WorkerSlot } from './WorkerSlot.ts';

export interface ThreadsOptions {
  start: ThreadBegin;
  log: Log;
  marks: ChangeMarks;
  /** The sets that pages are made of now; what others need is forgotten. */
  sets: () => readonly ReleaseSet[];
  limits?: ThreadLimits;
  delayMs?: number;
  /** Called for each thread that ended while it served visitors. */
  onEnd?: (why: EndKind) => void;
  /** Takes what the threads spent their time on. */
  onTimes?: (times: PlainTimes) => void;
}

export interface PageThreads extends PageRenderer {
  /** What is known of the shell's own pages once a thread has started; rejects where it cannot. */
  tables(): Promise<ShellTables>;
  /** Starts a build in the thread that makes no pages, and answers what it has without its code. */
  start: StartBuild;
  /** Renders a page of every route, first in the thread that makes none; rejects with what went wrong. */
  warmUp(set: ReleaseSet, before: ReleaseSet): Promise<void>;
  /** Answers of the provider in memory. */
  answers(): { kept: number; bytes: number };
  state(): ThreadsState;
  close(): void;
}

const RETRY_MS = 50;

/** Renders pages in a thread that can be ended, with a warm one beside it that takes its place at once. */
export function createPageThreads({
  marks,
  limits = THREAD_LIMITS,
  onEnd = () => undefined,
  onTimes = () => undefined,
  ...options
}: ThreadsOptions): PageThreads {
  const { start, sets } = options;
  const pair = createThreadPair({ ...options, limits, onEnd, onTimes });
  marks.onMark((topics: readonly ChangeTopic[]) => {
    for (const { thread } of pair.slots()) thread.send({ kind: 'marks', topics });
  });

  const { ask, askWaiting } = createAsking({ pair, limits, shellScripts: start.site.shellScripts });

  /**
   * Opens a fresh thread in place of one that has rendered an older set: what a build leaves in a thread (compiled code,
   * styles, its own state) is not given back before the thread ends. The old one stands by until it has finished its pages,
   * for rendering everything once holds up the processor.
   */
  async function renewLater(slot: WorkerSlot): Promise<void> {
    // The newer set is the current one by the first look.
    let waited = 0;
    do await pause(RETRY_MS, null, { ref: false });
    while (slot.thread.isBusy() && (waited += RETRY_MS) < LOAD_TIMEOUT_MS);
    pair.renew(slot);
  }

  async function makeFailure(context: RenderContext, url: string, error: unknown, isSecure: boolean): Promise<PreparedPage> {
    try {
      const { page } = await ask(context, { kind: 'failure', url, error: portableError(error), isSecure });
      return wholePage(page!);
    } catch (cause) {
      // On this thread nothing of a remote is rendered, not even beside an error.
      context.log.error('page.fallbackPage', cause, { path: url.slice(0, 200) });
      return { prepared: fallbackPageOf(context, url, LANGUAGES, 503), keepUntil: 0, isFailure: true };
    }
  }

  return {
    async tables() {
      const tables = await pair.active().thread.started;
      if (!tables) throw new SpielplanError('UNEXPECTED', { detail: 'no thread of pages can be started' });
      return tables;
    },
    async start(fetched) {
      const { answer } = await askWaiting((slot) => ({ kind: 'start', build: giveBuild(slot, fetched) }));
      return { ...fetched, remote: stubRemote(answer.remote!) };
    },
    makeFailure,
    makeForm: async (context, order) => wholePage((await ask(context, { kind: 'form', ...order })).page!).prepared,
    presentUnsaved: async (context, order) => (await ask(context, { kind: 'blocks', ...order })).blocks!,
    isListMissing: (context, order) =>
      ask(context, { kind: 'list', ...order }).then(
        ({ isMissing }) => isMissing ?? order.wasMissing,
        () => order.wasMissing,
      ),
    make(context, job) {
      let reads = NO_READS;
      const page = ask(context, { kind: 'page', ...job })
        .then((answer) => {
          if (answer.reads) reads = { topics: new Set(answer.reads.topics), layers: answer.reads.layers };
          return wholePage(answer.page!);
        })
        .catch(async (error: unknown) => {
          context.log.error('page.failed', error, { path: job.url.slice(0, 200) });
          const failure = await makeFailure(context, job.url, toSpielplanError(error), job.isSecure);
          return { ...failure, keepUntil: 0, isFailure: true };
        });
      return { page, reads: () => reads };
    },
    async warmUp(set, running) {
      const task = (slot: WorkerSlot) => ({ kind: 'warmUp', set: giveSet(slot, set), before: giveSet(slot, running) }) as const;
      for (const slot of pair.slots()) forgetSets(slot, sets());
      const { slot } = await askWaiting(task);
      // The warm thread renders pages from here on; nothing waits for the other one to be warm.
      const before = pair.turn(slot);
      if (before) return void renewLater(before);
      const active = pair.active();
      // Pages wait for this thread, so it is ended sooner; a build that the other one has rendered is not
      // refused for that.
      await active.thread.ask(task(active)).catch((error: unknown) => {
        if (!isSpielplanError(error, 'REMOTE_CRASHED')) throw error;
      });
    },
    answers: () => pair.active().thread.answers(),
    state: pair.state,
    close: pair.close,
  };
}
