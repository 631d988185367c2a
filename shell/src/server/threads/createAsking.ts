import { setTimeout as pause } from 'node:timers/promises';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RenderContext } from '../pages/PageRequest.ts';
import { currentTrace } from '../traces.ts';
import type { TaskWithoutId, ThreadLimits } from './createPageThread.ts';
import { type ThreadPair, writeLine } from './createThreadPair.ts';
import type { PageExtras, ThreadAnswer } from './threadMessages.ts';
import { giveSet, type WorkerSlot } from './WorkerSlot.ts';

interface AskingOptions {
  pair: Pick<ThreadPair, 'active' | 'waiting'>;
  limits: Pick<ThreadLimits, 'readyMs' | 'silenceMs'>;
  /** The scripts that threads know already. */
  shellScripts: readonly string[];
}

type WithoutSet<Task> = Task extends { set: number } ? Omit<Task, 'set' | keyof PageExtras> : never;

/** Gives work to the two threads, and gives it again where one ends with it. */
export interface Asking {
  /** Asks the thread that makes pages; rejects with what the task threw. */
  ask(context: RenderContext, task: WithoutSet<TaskWithoutId>): Promise<ThreadAnswer>;
  /** Asks the thread that makes no pages; once more where that ended, which another build may have done. */
  askWaiting(taskFor: (slot: WorkerSlot) => TaskWithoutId): Promise<{ answer: ThreadAnswer; slot: WorkerSlot }>;
}

const RETRY_MS = 50;
/** Times the silence of a thread that a page rendered again is waited for: a busy machine renders it late. */
const AGAIN_FACTOR = 5;

export function createAsking({ pair, limits, shellScripts }: AskingOptions): Asking {
  let lastAgain: Promise<void> = Promise.resolve();
  async function ask(context: RenderContext, task: WithoutSet<TaskWithoutId>): Promise<ThreadAnswer> {
    const askOf = (slot: WorkerSlot) =>
      slot.thread.ask({ ...task, set: giveSet(slot, context.set), ...extrasOf(context, shellScripts) });
    const isFailure = task.kind === 'failure';
    const slot = await readySlot(isFailure ? 0 : limits.readyMs);
    const answer = await askOf(slot).catch((error: unknown) => {
      if (slot.thread.isReady() || isFailure) throw error;
      return again(async () => askOf(await readySlot(limits.readyMs)));
    });
    for (const line of answer.lines ?? []) writeLine(context.log, line);
    return answer;
  }

  /**
   * Renders what a thread has ended with once more, one after the other: a page that ends the next thread as well takes
   * none of the others along. One that only waits for its data does not hold them up for long.
   */
  function again(render: () => Promise<ThreadAnswer>): Promise<ThreadAnswer> {
    const rendered = lastAgain.then(render);
    const settled = rendered.then(
      () => true,
      () => true,
    );
    lastAgain = lastAgain.then(async () => {
      for (let waited = 0; waited < AGAIN_FACTOR * limits.silenceMs || pair.active().thread.isSilent(); waited += RETRY_MS)
        if (await Promise.race([settled, pause(RETRY_MS, false, { ref: false })])) return;
    });
    return rendered;
  }

  /** The thread that makes pages; the next one is waited for so long where it still starts. */
  async function readySlot(waitMs: number): Promise<WorkerSlot> {
    const slot = pair.active();
    if (slot.thread.isReady()) return slot;
    if (waitMs <= 0) throw new SpielplanError('REMOTE_CRASHED', { detail: 'no thread of pages is there' });
    await pause(RETRY_MS);
    return readySlot(waitMs - RETRY_MS);
  }

  async function askWaiting(taskFor: (slot: WorkerSlot) => TaskWithoutId): Promise<{ answer: ThreadAnswer; slot: WorkerSlot }> {
    const slot = await pair.waiting();
    try {
      return { answer: await slot.thread.ask(taskFor(slot)), slot };
    } catch (error) {
      if (!isSpielplanError(error, 'REMOTE_CRASHED') || slot.thread.isReady()) throw error;
      const next = await pair.waiting();
      return { answer: await next.thread.ask(taskFor(next)), slot: next };
    }
  }

  return { ask, askWaiting };
}

function extrasOf({ shellScripts, missingLists }: RenderContext, known: readonly string[]): PageExtras {
  return {
    ...(shellScripts !== known && { scripts: shellScripts.slice(known.length) }),
    ...(missingLists.size > 0 && { missingLists: [...missingLists] }),
    traceparent: currentTrace()?.traceparent,
  };
}
