import type { Call } from '@spielplan/shared-contracts/api';
import { LRUCache } from 'lru-cache';

/** An answer of the provider that is used again. */
export interface CachedAnswer {
  value: unknown;
  /** Bytes of its JSON. */
  bytes: number;
  /** Epoch ms. */
  freshUntil: number;
  staleUntil: number;
  /** Epoch ms at which what it says ends by itself (R53); never for most. */
  endsAt: number;
  /** Epoch ms before which a failing provider is not asked again; 0 where it did not fail. */
  retryAt: number;
  /**
   * The newest change that was known when it was asked for
   * (`ChangeMarks`), and when asking for a newer one last failed.
   */
  begun: number;
  failedAt: number;
}

/** A request that is under way. */
export interface PendingAnswer {
  value: Promise<unknown>;
  begun: number;
}

/** Answers to one call by their address, and the requests for them that are under way. */
export interface AnswerStore {
  kept: LRUCache<string, CachedAnswer>;
  pending: Map<string, PendingAnswer>;
}

const MAX_ANSWERS = 200;
const MAX_ANSWER_BYTES = 2_000_000;

/**
 * Keeps at most 200 answers and two million bytes, the least recently used leaving first. Each call
 * has a store of its own, so that what is asked for with ever new queries pushes out its like and
 * never the settings.
 */
export function createAnswerStore(maxBytes = MAX_ANSWER_BYTES): AnswerStore {
  return {
    pending: new Map(),
    kept: new LRUCache({ max: MAX_ANSWERS, maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes) }),
  };
}

/** The stores of all calls. */
export interface AnswerStores {
  of(call: Call): AnswerStore;
  /** Answers in memory, and the bytes of their JSON. */
  state(): { kept: number; bytes: number };
}

/** A store is found by the schema and not by the address alone: another release of a remote may read more out of the same answer. */
export function createAnswerStores(maxBytes?: number): AnswerStores {
  const stores = new WeakMap<Call['answer'], AnswerStore>();
  /** Stores of releases that are gone are forgotten with them. */
  const all = new Set<WeakRef<AnswerStore>>();
  return {
    of({ answer }) {
      let store = stores.get(answer);
      if (!store) {
        stores.set(answer, (store = createAnswerStore(maxBytes)));
        all.add(new WeakRef(store));
      }
      return store;
    },
    state() {
      const total = { kept: 0, bytes: 0 };
      for (const each of all) {
        const store = each.deref();
        if (!store) all.delete(each);
        total.kept += store?.kept.size ?? 0;
        total.bytes += store?.kept.calculatedSize ?? 0;
      }
      return total;
    },
  };
}
