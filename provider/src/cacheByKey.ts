import { LRUCache } from 'lru-cache';
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
 * at once, so that a change costs what is shown of it and not all there is. `now` is in epoch ms.
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

  function keep(own: typeof kept, keys: readonly number[]): void {
    const since = now();
    const loading = load(keys);
    for (const key of keys) {
      const entry: KeptValue<T> = { since, value: loading.then((values) => values.get(key)) };
      own.set(key, entry);
      entry.value.catch(() => own.get(key) === entry && own.delete(key));
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
          const value = values.get(key);
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
    const entries = keys.map((key) => [key, own.get(key)!] as const);
    const values = new Map<number, T | undefined>();
    for (const [key, { since, value, renewal }] of entries)
      values.set(key, await (renewal && now() - since >= STALE_MS ? renewal : value));
    return (key) => values.get(key);
  };
}
