/** What an answer is made from: texts and dates, what has been paid for, what is held at the moment. Each includes the ones before it. */
export type Topic = 'content' | 'sales' | 'inventory';

export interface Changes {
  /** Names the present state of a topic; it is another one after every change. */
  stamp(topic: Topic): string;
  /** Says that something of this topic has changed. */
  changed(topic: Topic): void;
  /** Says that held tickets will come free by themselves at this moment (epoch ms). */
  inventoryChangesAt(moment: number): void;
}

/**
 * Keeps count of what changes, so that whatever is kept in memory knows when it is old. It knows this process alone, which
 * on the embedded database is the only one there is. `now` is in epoch ms.
 */
export function createChanges(now: () => number): Changes {
  const counts: Record<Topic, number> = { content: 0, sales: 0, inventory: 0 };
  let nextExpiry = Number.POSITIVE_INFINITY;
  return {
    stamp(topic) {
      if (topic === 'content') return String(counts.content);
      if (topic === 'sales') return `${counts.content}/${counts.sales}`;
      if (now() >= nextExpiry) {
        nextExpiry = Number.POSITIVE_INFINITY;
        counts.inventory += 1;
      }
      return `${counts.content}/${counts.sales}/${counts.inventory}`;
    },
    changed(topic) {
      counts[topic] += 1;
    },
    inventoryChangesAt(moment) {
      nextExpiry = Math.min(nextExpiry, moment);
    },
  };
}

/**
 * Keeps one value in memory until its topic changes; callers who ask at the same time share one loading. A failed loading
 * is not kept.
 */
export function keepUntilChange<T>(changes: Changes, topic: Topic, load: () => Promise<T>): () => Promise<T> {
  let kept: { stamp: string; value: Promise<T> } | null = null;
  return () => {
    const stamp = changes.stamp(topic);
    if (kept?.stamp === stamp) return kept.value;
    const value = load();
    const own = { stamp, value };
    kept = own;
    value.catch(() => {
      if (kept === own) kept = null;
    });
    return value;
  };
}
