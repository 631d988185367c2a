import { CHANGE_TOPICS, type ChangeTopic } from '@spielplan/shared-contracts/api';
import { isDatabaseAway } from '../database/lostConnection.ts';

/**
 * What an answer is made from: texts and dates, what has been paid
 * for, what is held at the moment. Each includes the ones before it.
 */
export type Topic = 'content' | 'sales' | 'inventory';

export const TOPICS = ['content', 'sales', 'inventory'] as const satisfies readonly Topic[];

export interface Changes {
  /** Names the present state of a topic; it is another one after every change. */
  stamp(topic: Topic): string;
  /**
   * Says that something of this topic has changed; to be called after the commit. `counted` are the
   * topics of the contract that shells have to read again, where not every answer that is made of it is
   * another one.
   */
  changed(topic: Topic, counted?: readonly ChangeTopic[]): void;
  /** Says that held tickets will come free by themselves at this moment (epoch ms). */
  inventoryChangesAt(moment: number): void;
}

export interface LocalChanges extends Changes {
  /** Takes over what another process on the same database has said by `changed`. */
  learn(topics: Iterable<Topic>): void;
}

export interface ChangeListeners {
  /** Is handed every topic that changes here, for the other processes. */
  tell?: (topic: Topic) => void;
  /** Is handed the topics of the contract that changed, for the shells. */
  count?: (topics: readonly ChangeTopic[]) => void;
  /** Is told that texts or dates have changed; resolves to whether answers since then are old, too. */
  onContent?: () => Promise<boolean>;
}

const COUNTED: Readonly<Record<Topic, readonly ChangeTopic[]>> = {
  content: CHANGE_TOPICS,
  sales: ['inventory'],
  inventory: ['inventory'],
};

/**
 * Keeps count of what changes, so that whatever is kept in memory knows when it is old. The moments
 * at which held tickets come free are not told, because each process finds them in the reservations
 * it reads. `now` is in epoch ms.
 */
export function createChanges(now: () => number, { tell, count, onContent }: ChangeListeners = {}): LocalChanges {
  const counts: Record<Topic, number> = { content: 0, sales: 0, inventory: 0 };
  const moments = new Set<number>();
  let nextMoment = Number.POSITIVE_INFINITY;

  const passMoments = () => {
    for (const moment of moments) if (moment <= now()) moments.delete(moment);
    nextMoment = [...moments].reduce((first, moment) => Math.min(first, moment), Number.POSITIVE_INFINITY);
    counts.inventory += 1;
    count?.(COUNTED.inventory);
  };

  const raise = (topic: Topic) => {
    counts[topic] += 1;
    if (topic === 'content') void onContent?.().then((isOld) => (counts.content += isOld ? 1 : 0));
  };

  return {
    stamp(topic) {
      if (topic === 'content') return String(counts.content);
      if (topic === 'sales') return `${counts.content}/${counts.sales}`;
      if (now() >= nextMoment) passMoments();
      return `${counts.content}/${counts.sales}/${counts.inventory}`;
    },
    changed(topic, counted = COUNTED[topic]) {
      raise(topic);
      tell?.(topic);
      count?.(counted);
    },
    inventoryChangesAt(moment) {
      moments.add(moment);
      nextMoment = Math.min(nextMoment, moment);
    },
    learn(topics) {
      for (const topic of topics) raise(topic);
    },
  };
}

/**
 * From this age on a value is loaded again while the old one
 * still answers: what nobody told of shows without a restart.
 */
export const FRESH_MS = 30_000;
/** A value that nobody has asked for this long is waited for. */
export const STALE_MS = 60_000;

interface KeptValue<T> {
  stamp: string;
  value: Promise<T>;
  /** When its loading began. */
  since: number;
  renewal?: Promise<T>;
}

/**
 * Keeps one value in memory until its topic changes; callers who ask at the same time share one
 * loading. A failed loading is not kept; where the database is away the last value answers. After half a minute one loading runs beside the old value,
 * which goes on answering meanwhile; after a minute without anybody asking it is waited for, and
 * answers all the same where the loading fails. `now` is in epoch ms.
 */
export function cacheUntilChange<T>(changes: Changes, topic: Topic, load: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: KeptValue<T> | null = null;
  let lastGood: { value: T } | null = null;

  const loadFirst = (stamp: string): Promise<T> => {
    const own: KeptValue<T> = {
      stamp,
      since: now(),
      value: load().then(
        (value) => {
          if (kept === own) lastGood = { value };
          return value;
        },
        (error: unknown) => {
          if (kept === own) kept = null;
          // Once the database is back everything counts as changed (`shareChanges`): what is old does not last.
          if (lastGood && isDatabaseAway(error)) return lastGood.value;
          throw error;
        },
      ),
    };
    kept = own;
    return own.value;
  };

  const renew = (own: KeptValue<T>): Promise<T> => {
    const since = now();
    own.renewal ??= load().then(
      (value) => {
        if (kept === own) {
          lastGood = { value };
          kept = { stamp: own.stamp, since, value: Promise.resolve(value) };
        }
        return value;
      },
      () => {
        delete own.renewal;
        return own.value;
      },
    );
    return own.renewal;
  };

  return () => {
    const stamp = changes.stamp(topic);
    if (kept?.stamp !== stamp) return loadFirst(stamp);
    const age = now() - kept.since;
    if (age < FRESH_MS) return kept.value;
    const { value } = kept;
    const renewed = renew(kept);
    return age < STALE_MS ? value : renewed;
  };
}
