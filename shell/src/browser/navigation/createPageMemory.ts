import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { isOutdated } from './isOutdated.ts';

/** Answers by history entry, so that back and forward show at once what was left. */
export interface PageMemory {
  /** Keeps an answer as the newest of all. */
  keep(key: string, answer: PageAnswer): void;
  /** Lets go of an entry that nothing leads back to: another one has taken its place. */
  forget(key: string): void;
  /** The answer of an entry, if it is kept and still true. */
  find(key: string): PageAnswer | undefined;
}

const MAX_PAGES = 20;

/** Makes a memory of the last 20 pages of a tab. */
export function createPageMemory(): PageMemory {
  const answers = new Map<string, PageAnswer>();
  return {
    keep: (key, answer) => keepNewest(answers, MAX_PAGES, key, answer),
    forget: (key) => answers.delete(key),
    find(key) {
      const answer = answers.get(key);
      return answer && !isOutdated(answer) ? answer : undefined;
    },
  };
}

/** Puts a value into a map as its newest one; beyond so many the oldest goes. */
export function keepNewest<Value>(values: Map<string, Value>, max: number, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const oldest = values.keys().next();
  if (values.size > max && !oldest.done) values.delete(oldest.value);
}
