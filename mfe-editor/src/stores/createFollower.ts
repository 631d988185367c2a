import type { SaveQueue } from './createSaveQueue.ts';
import type { Publishing } from './createPublishing.ts';
import { ASK_EVERY_MS } from './createPresence.ts';

/** So long after the last key somebody still counts as typing. */
const TYPING_MS = 2_000;

interface FollowerOptions {
  publishing: Pick<Publishing, 'refresh' | 'getState'>;
  queue: Pick<SaveQueue, 'check' | 'getState'>;
  /** When something was last changed here, in ms of `performance.now`. */
  changedAt: () => number;
  isPaused: () => boolean;
}

/**
 * Brings what others save: asks every five seconds, while the tab is in sight, where the documents of the page stand, and reads them
 * where that is somewhere else than before. Waits while somebody types here. Returns what ends it.
 */
export function createFollower({ publishing, queue, changedAt, isPaused }: FollowerOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let known: string | null = null;
  const look = async () => {
    const isTyping = performance.now() - changedAt() < TYPING_MS;
    if (document.visibilityState === 'visible' && !isTyping && !isPaused() && queue.getState().state === 'rest') {
      await publishing.refresh();
      const { mode, states } = publishing.getState();
      const now = states.map(({ revision }) => revision).join();
      // A provider that tells no revisions is read each time.
      const isMoved = (mode === 'direct' && states.length === 0) || now !== known;
      // Also the first time: something may have been saved while the page was opened.
      if (!isOver && isMoved && queue.getState().state === 'rest') queue.check();
      known = now;
    }
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void look(), ASK_EVERY_MS);
  };
  timer = setTimeout(() => void look(), ASK_EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
