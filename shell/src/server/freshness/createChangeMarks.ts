import { CHANGE_TOPICS, type ChangeTopic } from '@spielplan/shared-contracts/api';

/**
 * Which topics have changed since when, in the order in
 * which this process learned of it and not by the clock.
 */
export interface ChangeMarks {
  /** The number of the newest mark. What is read from now on is newer than it. */
  now(): number;
  /**
   * Whether what was begun at the number `since` may be older than a change of one of these topics.
   */
  isMarked(topics: Iterable<ChangeTopic>, since: number): boolean;
  mark(topics: readonly ChangeTopic[]): void;
  /** Calls `listener` after each mark. */
  onMark(listener: (topics: readonly ChangeTopic[]) => void): void;
}

/** Marks begin at 0, with nothing marked. */
export function createChangeMarks(): ChangeMarks {
  const marks = new Map<ChangeTopic, number>(CHANGE_TOPICS.map((topic) => [topic, 0]));
  const listeners: ((topics: readonly ChangeTopic[]) => void)[] = [];
  let newest = 0;
  return {
    now: () => newest,
    isMarked(topics, since) {
      if (since >= newest) return false;
      for (const topic of topics) if ((marks.get(topic) ?? newest) > since) return true;
      return false;
    },
    mark(topics) {
      if (topics.length === 0) return;
      newest += 1;
      for (const topic of topics) marks.set(topic, newest);
      for (const listener of listeners) listener(topics);
    },
    onMark: (listener) => void listeners.push(listener),
  };
}
