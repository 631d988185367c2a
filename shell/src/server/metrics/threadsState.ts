/** Why a thread of pages was replaced; only what has thrown or is full goes on until it has finished. */
export type HarmKind = 'hang' | 'memory' | 'crash' | 'thrown';

/** A replacement, as the page for teams shows it. */
export interface Harm {
  /** Epoch ms. */
  at: number;
  why: HarmKind;
  /** The build whose code it was, where that is known. */
  offender: { remote: string; version: string } | null;
}

/** How a thread is: whether it takes orders, and the megabytes of its heap. */
export interface ThreadState {
  isReady: boolean;
  heapMb: number;
}

/** How the threads are that make pages. */
export interface ThreadsState {
  active: ThreadState;
  waiting: ThreadState;
  /** The last replacements since the shell started, the newest last. */
  harms: readonly Harm[];
}
