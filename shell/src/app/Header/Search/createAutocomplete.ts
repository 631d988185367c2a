import type { Suggestion } from '@spielplan/shared-contracts/api';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';

/** Suggestions as the visitor sees them: closed, or open with what fits the term. */
export interface AutocompleteState {
  /** As it was asked for: trimmed and in lower case. */
  term: string;
  suggestions: readonly Suggestion[];
}

export interface Autocomplete extends Omit<StoreApi<AutocompleteState>, 'setState'> {
  /** The visitor has typed; an empty term closes. */
  type(value: string): void;
  close(): void;
}

interface AutocompleteSources {
  /**
   * Answers the suggestions for a term that is not empty;
   * rejects when they cannot be had or `signal` says stop.
   */
  ask(term: string, signal: AbortSignal): Promise<Suggestion[]>;
  /**
   * Told once, until an answer comes again: a call that
   * is missing would fail at every pause in typing.
   */
  onFailure(error: unknown): void;
}

/** The minimum fetch delay of product.md section 9: after it the next letter is not on its way. */
const DELAY_MS = 200;
const CLOSED: AutocompleteState = { term: '', suggestions: [] };

/**
 * Makes the suggestions of one search box (product.md sections 2, 4, 5): asked for in lower case and
 * only for a term that is not empty; the latest answer wins (R46). A failure shows nothing and is
 * reported.
 */
export function createAutocomplete({ ask, onFailure }: AutocompleteSources): Autocomplete {
  const { setState: set, ...store } = createStore<AutocompleteState>(() => CLOSED);
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFailing = false;

  function stop(): void {
    running?.abort();
    clearTimeout(timer);
  }

  async function request(term: string): Promise<void> {
    const { signal } = (running = new AbortController());
    try {
      const suggestions = await ask(term, signal);
      isFailing = false;
      if (!signal.aborted) set({ term, suggestions });
    } catch (error) {
      if (signal.aborted) return;
      set(CLOSED);
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
  }

  return {
    ...store,
    type(value) {
      stop();
      const term = value.trim().toLowerCase();
      if (term === '') set(CLOSED);
      else timer = setTimeout(() => void request(term), DELAY_MS);
    },
    close() {
      stop();
      set(CLOSED);
    },
  };
}
