import { type Changes, createChanges, type Topic, TOPICS } from './changes.ts';
import type { OpenSignals, Signals } from './database/signals.ts';

export interface SharedChanges {
  changes: Changes;
  close(): Promise<void>;
}

/**
 * Changes that every process on one database learns of, within milliseconds of `changed`. Whenever the way to the others was
 * cut, everything counts as changed, here at once and there when it is open again; and so it does when a process starts,
 * because the one whose place it takes may have ended between a commit and its message.
 */
export function shareChanges(now: () => number, openSignals: OpenSignals | null): SharedChanges {
  if (!openSignals) return { changes: createChanges(now), close: () => Promise.resolve() };
  const untold = new Set<Topic>();
  let isTelling = false;

  const changes = createChanges(now, (topic) => {
    untold.add(topic);
    // What one request changes is told in one message.
    setImmediate(() => void tell());
  });

  const signals: Signals = openSignals({
    onMessage: (message) => changes.learn(message.split(' ').filter(isTopic)),
    onConnected() {
      changes.learn(TOPICS);
      for (const topic of TOPICS) untold.add(topic);
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
      await signals.close();
    },
  };
}

function isTopic(word: string): word is Topic {
  return (TOPICS as readonly string[]).includes(word);
}
