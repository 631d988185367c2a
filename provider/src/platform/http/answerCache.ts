import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Changes, Topic } from '../changes/changes.ts';

/** A finished answer: its JSON and a tag of its content. */
export interface StoredAnswer {
  /** Bytes, so that nothing is encoded again for each who asks. */
  body: Buffer;
  etag: string;
}

interface Entry {
  answer: Promise<StoredAnswer>;
  stamp: string;
  expires: number;
}

/** So that what the clock alone changes, such as the beginning of a sale, shows within seconds. */
const LIFETIME_MS = 30_000;
const MAX_ENTRIES = 2_000;
/** Anyone who asks for every date there is must not fill the memory. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface AnswerCache {
  /**
   * The stored answer of `key`, or the one `make` produces; callers who ask at the same time share one
   * making. An answer ends with the next change of its topic, after 30 seconds, or at the moment
   * (epoch ms) that `endsAt` finds in it.
   */
  of(
    key: string,
    topic: Topic,
    make: () => Promise<unknown>,
    endsAt?: (value: unknown) => number | undefined,
  ): Promise<StoredAnswer>;
}

/**
 * A bounded cache of finished answers; the least recently used leave first. `now` is in epoch ms.
 */
export function createAnswerCache(changes: Changes, now: () => number, maxBytes = MAX_BYTES): AnswerCache {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES, maxSize: maxBytes, sizeCalculation: () => 1 });
  return {
    of(key, topic, make, endsAt) {
      const stamp = changes.stamp(topic);
      const known = entries.get(key);
      if (known?.stamp === stamp && known.expires > now()) return known.answer;
      const entry: Entry = {
        stamp,
        expires: now() + LIFETIME_MS,
        answer: make().then((value) => {
          entry.expires = Math.min(entry.expires, endsAt?.(value) ?? entry.expires);
          const stored = toAnswer(value);
          // Its size is known only now.
          if (entries.peek(key) === entry)
            entries.set(key, { ...entry, answer: Promise.resolve(stored) }, { size: stored.body.length });
          return stored;
        }),
      };
      entries.set(key, entry);
      entry.answer.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return entry.answer;
    },
  };
}

function toAnswer(value: unknown): StoredAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
