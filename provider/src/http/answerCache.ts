import { createHash } from 'node:crypto';
import type { Changes, Topic } from '../changes.ts';

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
  /** Bytes held, as soon as the answer is there. */
  size: number;
}

/** So that what the clock alone changes, such as the beginning of a sale, shows within seconds. */
const LIFETIME_MS = 30_000;
const MOST_ENTRIES = 2_000;
/** Whoever asks for every date there is must not fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface AnswerCache {
  /**
   * The stored answer of `key`, or the one `make` produces; callers who ask at the same time share one making. An answer
   * ends with the next change of its topic, after 30 seconds, or at the moment (epoch ms) that `endsAt` finds in it.
   */
  of(
    key: string,
    topic: Topic,
    make: () => Promise<unknown>,
    endsAt?: (value: unknown) => number | undefined,
  ): Promise<StoredAnswer>;
}

/** A bounded cache of finished answers; the oldest leave first. `now` is in epoch ms. */
export function createAnswerCache(changes: Changes, now: () => number, mostBytes = MOST_BYTES): AnswerCache {
  const entries = new Map<string, Entry>();
  let held = 0;
  const drop = (key: string): void => {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const dropOldest = (): void => drop(entries.keys().next().value ?? '');
  const makeRoom = (): void => {
    for (const key of entries.keys()) {
      if (held <= mostBytes || entries.size === 1) return;
      drop(key);
    }
  };
  return {
    of(key, topic, make, endsAt) {
      const stamp = changes.stamp(topic);
      const known = entries.get(key);
      if (known?.stamp === stamp && known.expires > now()) return known.answer;
      const entry: Entry = {
        stamp,
        expires: now() + LIFETIME_MS,
        size: 0,
        answer: make().then((value) => {
          entry.expires = Math.min(entry.expires, endsAt?.(value) ?? entry.expires);
          const stored = toAnswer(value);
          if (entries.get(key) === entry) {
            entry.size = stored.body.length;
            held += entry.size;
            makeRoom();
          }
          return stored;
        }),
      };
      const { answer } = entry;
      drop(key);
      entries.set(key, entry);
      answer.catch(() => {
        if (entries.get(key) === entry) drop(key);
      });
      if (entries.size > MOST_ENTRIES) dropOldest();
      return answer;
    },
  };
}

function toAnswer(value: unknown): StoredAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
