import { createHash } from 'node:crypto';
import type { Changes, Topic } from '../changes.ts';

/** A finished answer: its JSON and a tag of its content. */
export interface StoredAnswer {
  body: string;
  etag: string;
}

interface Entry {
  answer: Promise<StoredAnswer>;
  stamp: string;
  expires: number;
}

/** So that what the clock alone changes, such as the beginning of a sale, shows within seconds. */
const LIFETIME_MS = 30_000;
const MOST_ENTRIES = 2_000;

export interface AnswerCache {
  /**
   * The stored answer of `key`, or the one `make` produces; callers who ask at the same time share one making. An answer
   * ends with the next change of its topic, or after 30 seconds.
   */
  of(key: string, topic: Topic, make: () => Promise<unknown>): Promise<StoredAnswer>;
}

/** A bounded cache of finished answers; the oldest leave first. `now` is in epoch ms. */
export function createAnswerCache(changes: Changes, now: () => number): AnswerCache {
  const entries = new Map<string, Entry>();
  return {
    of(key, topic, make) {
      const stamp = changes.stamp(topic);
      const known = entries.get(key);
      if (known?.stamp === stamp && known.expires > now()) return known.answer;
      const answer = make().then(toAnswer);
      entries.delete(key);
      entries.set(key, { answer, stamp, expires: now() + LIFETIME_MS });
      answer.catch(() => {
        if (entries.get(key)?.answer === answer) entries.delete(key);
      });
      if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value as string);
      return answer;
    },
  };
}

function toAnswer(value: unknown): StoredAnswer {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
