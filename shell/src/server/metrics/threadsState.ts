/** Why a thread of pages ended; one that has thrown or is full goes on until it has finished. */
export type EndKind = 'hang' | 'memory' | 'crash' | 'thrown';

/** The end of a thread that served visitors, as the page for teams shows it. */
export interface ThreadEnd {
  /** Epoch ms. */
  at: number;
  why: EndKind;
}

/** The state of a thread: whether it takes orders, and the megabytes that it uses. */
export interface ThreadState {
  isReady: boolean;
  heapMb: number;
}

/** The state of the threads that render pages. */
export interface ThreadsState {
  active: ThreadState;
  waiting: ThreadState;
  /** The last ends since the shell started, the newest last. */
  ends: readonly ThreadEnd[];
}
