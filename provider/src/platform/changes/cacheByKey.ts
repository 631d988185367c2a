import { LRUCache } from 'lru-cache';
import { isDatabaseAway } from '../database/lostConnection.ts';
import { type Changes, FRESH_MS, STALE_MS, type Topic } from './changes.ts';

/** The least recently asked for leave first. */
const MAX_KEYS = 5_000;

interface KeptValue<T> {
  value: Promise<T | undefined>;
  /** When its loading began, in epoch ms. */
  since: number;
  renewal?: Promise<T | undefined>;
}

/** Reads some of them at once; keys that there are none of are left out of the answer. */
export type LoadByKey<T> = (keys: readonly number[]) => Promise<ReadonlyMap<number, T>>;

/**
 * As `cacheUntilChange`, for one value a key: only what is asked for is loaded, all that is missing
 * at once, so that a change costs what is shown of it and not all there is. What was known of a key
 * answers while the database is away. `now` is in epoch ms.
 */
export function cacheByKey<T>(
  changes: Changes,
  topic: Topic,
  load: LoadByKey<T>,
  now: () => number,
): (keys: readonly number[]) => Promise<(key: number) => T | undefined> {
  let stamp = '';
  const empty = () => new LRUCache<number, KeptValue<T>>({ max: MAX_KEYS });
  let kept = empty();
  /** What was read last, whatever has changed since: it answers while the database is away. */
  const lastGood = new LRUCache<number, { value: T | undefined }>({ max: MAX_KEYS });

  function note(own: typeof kept, key: number, value: T | undefined): T | undefined {
    if (own === kept) lastGood.set(key, { value });
    return value;
  }

  function keep(own: typeof kept, keys: readonly number[]): void {
    const since = now();
    const loading = load(keys);
    for (const key of keys) {
      const entry: KeptValue<T> = {
        since,
        value: loading.then(
          (values) => note(own, key, values.get(key)),
          (error: unknown) => {
            if (own.get(key) === entry) own.delete(key);
            const known = lastGood.get(key);
            if (known && isDatabaseAway(error)) return known.value;
            throw error;
          },
        ),
      };
      own.set(key, entry);
    }
  }

  /** Loads beside the old values, which answer where that fails. */
  function renew(own: typeof kept, keys: readonly number[]): void {
    const since = now();
    const loading = load(keys);
    for (const key of keys) {
      const entry = own.get(key)!;
      entry.renewal = loading.then(
        (values) => {
          const value = note(own, key, values.get(key));
          if (own.get(key) === entry) own.set(key, { since, value: Promise.resolve(value) });
          return value;
        },
        () => {
          delete entry.renewal;
          return entry.value;
        },
      );
    }
  }

  return async (asked) => {
    const present = changes.stamp(topic);
    // What began before a change goes on in the old store, and never reaches the new one.
    if (present !== stamp) kept = empty();
    stamp = present;
    const own = kept;
    const keys = [...new Set(asked)];
    const missing = keys.filter((key) => !own.has(key));
    if (missing.length > 0) keep(own, missing);
    const ageOf = (key: number) => now() - own.get(key)!.since;
    const old = keys.filter((key) => ageOf(key) >= FRESH_MS && !own.get(key)!.renewal);
    if (old.length > 0) renew(own, old);
    // All at once: where one fails the others have somebody who hears of it, too.
    const values = new Map(
      await Promise.all(
        keys.map(async (key) => {
          const { since, value, renewal } = own.get(key)!;
          return [key, await (renewal && now() - since >= STALE_MS ? renewal : value)] as const;
        }),
      ),
    );
    return (key) => values.get(key);
  };
}
