import { CHANGE_TOPICS, type ChangeTopic } from '@spielplan/shared-contracts/api';
import type { ChangeCounters } from './changeCounters.ts';
import { type ChangeListeners, type Changes, createChanges, type Topic, TOPICS } from './changes.ts';
import type { OpenSignals, Signals } from '../database/signals.ts';

export interface SharedChanges {
  changes: Changes;
  close(): Promise<void>;
}

/**
 * Changes that every process on one database learns of within milliseconds. After a cut, or a start
 * in the place of a process that may have ended before its message, everything counts as changed.
 */
export function shareChanges(
  now: () => number,
  openSignals: OpenSignals | null,
  counters: ChangeCounters,
  onContent?: ChangeListeners['onContent'],
): SharedChanges {
  if (!openSignals) {
    const changes = createChanges(now, { count: (topics) => void counters.raise(topics), ...(onContent && { onContent }) });
    return { changes, close: () => Promise.resolve() };
  }
  const counting = countLater(counters);
  const untold = new Set<Topic>();
  let isTelling = false;

  const changes = createChanges(now, {
    tell(topic) {
      untold.add(topic);
      // What one request changes is told in one message.
      setImmediate(() => void tell());
    },
    count: counting.add,
    ...(onContent && { onContent }),
  });

  const signals: Signals = openSignals({
    onMessage: (message) => changes.learn(message.split(' ').filter(isTopic)),
    onConnected() {
      changes.learn(TOPICS);
      for (const topic of TOPICS) untold.add(topic);
      counting.add(CHANGE_TOPICS);
      setImmediate(() => void tell());
    },
  });

  /** Tells what is untold; what could not be told waits for the next connection. */
  const tell = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
    try {
      while (untold.size > 0) {
        const topics = [...untold];
        untold.clear();
        await signals.send(topics.join(' ')).catch((error: unknown) => {
          for (const topic of topics) untold.add(topic);
          throw error;
        });
      }
    } catch {
      // The connection is lost; `onConnected` goes on from here.
    } finally {
      isTelling = false;
    }
  };

  return {
    changes,
    async close() {
      await tell();
      await counting.close();
      await signals.close();
    },
  };
}

/**
 * The others have learned of a change by then: no shell that
 * sees the counter is answered from what they kept before.
 */
const LEARNED_MS = 100;

/**
 * Raises counters between one and two tenths of a second after
 * each change, at most ten times a second, until it succeeds.
 */
function countLater(counters: ChangeCounters) {
  let collected = new Set<ChangeTopic>();
  let due = new Set<ChangeTopic>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const step = async (): Promise<void> => {
    const raised = due;
    due = collected;
    collected = new Set();
    if (raised.size > 0) await counters.raise(raised).catch(() => add([...raised]));
    timer = null;
    schedule();
  };
  const schedule = () => {
    if (!isClosed && collected.size + due.size > 0) timer ??= setTimeout(() => void step(), LEARNED_MS).unref();
  };
  const add = (topics: readonly ChangeTopic[]) => {
    for (const topic of topics) collected.add(topic);
    schedule();
  };
  return {
    add,
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      // Anyone who starts next raises everything, should this fail.
      await counters.raise(new Set([...due, ...collected])).catch(() => undefined);
    },
  };
}

function isTopic(word: string): word is Topic {
  return (TOPICS as readonly string[]).includes(word);
}
