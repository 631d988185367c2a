import { createHash } from 'node:crypto';

/** What an answer is made from, and therefore what makes it old. */
export type Topic = 'content' | 'inventory';

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

/** So that what another process of a cluster changes, and sales that open by the clock, show up within seconds. */
const LIFETIME_MS = 30_000;
const MOST_ENTRIES = 2_000;

export interface AnswerCache {
  /**
   * The stored answer of `key`, or the one `make` produces; callers who ask at the same time share one making. An answer
   * ends with the next change of its topic, with the next expiry of a reservation (inventory), or after 30 seconds.
   */
  of(key: string, topic: Topic, make: () => Promise<unknown>): Promise<StoredAnswer>;
  /** Says that something of this topic has changed: what was made before is not served again. */
  changed(topic: Topic): void;
  /** Says that inventory will come free by itself at this moment (epoch ms). */
  inventoryChangesAt(moment: number): void;
}

/** A bounded cache of finished answers, by the moment's data rather than by guesswork. `now` is in epoch ms. */
export function createAnswerCache(now: () => number): AnswerCache {
  const entries = new Map<string, Entry>();
  const versions: Record<Topic, number> = { content: 0, inventory: 0 };
  let nextExpiry = Number.POSITIVE_INFINITY;

  function stampOf(topic: Topic): string {
    if (topic === 'content') return String(versions.content);
    if (now() >= nextExpiry) {
      nextExpiry = Number.POSITIVE_INFINITY;
      versions.inventory += 1;
    }
    return `${versions.content}/${versions.inventory}`;
  }

  return {
    of(key, topic, make) {
      const stamp = stampOf(topic);
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
    changed(topic) {
      versions[topic] += 1;
    },
    inventoryChangesAt(moment) {
      nextExpiry = Math.min(nextExpiry, moment);
    },
  };
}

function toAnswer(value: unknown): StoredAnswer {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
