/** An answer of the provider that is used again. */
export interface KeptAnswer {
  value: unknown;
  /** Characters of its JSON. */
  length: number;
  /** Epoch ms. */
  freshUntil: number;
  staleUntil: number;
  /** Epoch ms at which what it says ends by itself (R53); never for most. */
  endsAt: number;
  /** Epoch ms before which a failing provider is not asked again; 0 where it did not fail. */
  retryAt: number;
}

/** Answers to one call by their address, and the requests for them that are under way. */
export interface AnswerStore {
  kept: Pick<Map<string, KeptAnswer>, 'get' | 'delete'> & { set(key: string, answer: KeptAnswer): void };
  pending: Map<string, Promise<unknown>>;
}

const MAX_ANSWERS = 200;
const MAX_LENGTH = 2_000_000;

/**
 * Keeps at most 200 answers and two million characters, the longest unrenewed leaving first. Each call has a store of its own, so
 * that what is asked for with ever new queries pushes out its like and never the settings.
 */
export function createAnswerStore(): AnswerStore {
  const answers = new Map<string, KeptAnswer>();
  let total = 0;
  function drop(key: string): boolean {
    total -= answers.get(key)?.length ?? 0;
    return answers.delete(key);
  }
  return {
    pending: new Map(),
    kept: {
      get: (key) => answers.get(key),
      delete: drop,
      set(key, answer) {
        drop(key);
        answers.set(key, answer);
        total += answer.length;
        for (const oldest of answers.keys()) {
          if (answers.size <= MAX_ANSWERS && total <= MAX_LENGTH) break;
          drop(oldest);
        }
      },
    },
  };
}
