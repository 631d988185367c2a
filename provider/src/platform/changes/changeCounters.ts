import { asc, sql } from 'drizzle-orm';
import { CHANGE_TOPICS, type ChangeCounters as Counts, type ChangeTopic } from '@spielplan/shared-contracts/api';
import type { Db } from '../database/connect.ts';
import { changeCounts } from '../database/schema/index.ts';

/**
 * The numbers that the call `changes` tells. They are never a
 * number again that they once were, not even after a restart.
 */
export interface ChangeCounters {
  raise(topics: Iterable<ChangeTopic>): Promise<void>;
  read(): Promise<Counts>;
}

/** For the embedded database, which one process has for itself. */
export function countInMemory(): ChangeCounters {
  const counts: Counts = {};
  const raise = (topics: Iterable<ChangeTopic>) => {
    for (const topic of topics) counts[topic] = Math.max((counts[topic] ?? 0) + 1, Date.now());
    return Promise.resolve();
  };
  void raise(CHANGE_TOPICS);
  return { raise, read: () => Promise.resolve({ ...counts }) };
}

/**
 * For PostgreSQL: every process tells the same numbers,
 * because shells may ask one of them now and another one next.
 */
export function countInDatabase(db: Db): ChangeCounters {
  return {
    async raise(topics) {
      // In one order, so that two processes never wait for each other's rows.
      const rows = [...topics].toSorted().map((topic) => ({ topic, count: NOW_MS }));
      if (rows.length === 0) return;
      await db
        .insert(changeCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: changeCounts.topic,
          set: { count: sql`greatest(${changeCounts.count} + 1, excluded.count)` },
        });
    },
    async read() {
      const rows = await db.select().from(changeCounts).orderBy(asc(changeCounts.topic));
      const counts = new Map(rows.map(({ topic, count }) => [topic, count]));
      return Object.fromEntries(CHANGE_TOPICS.map((topic) => [topic, counts.get(topic) ?? 0]));
    },
  };
}

const NOW_MS = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
