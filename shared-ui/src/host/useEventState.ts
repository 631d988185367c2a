import type { EventState } from '@spielplan/shared-contracts/rules';
import { useSyncExternalStore } from 'react';

interface StatedView {
  state: EventState | null;
  /** Epoch ms. */
  overAt: number;
}

/** How often an open page looks at the clock. */
const TICK_MS = 20_000;

/**
 * The state of an event by this browser's clock: what is over says so also while
 * the page stands open. On the server, and while hydrating, as the server said.
 */
export function useEventState({ state, overAt }: StatedView): EventState | null {
  const isOver = useSyncExternalStore(
    followClock,
    () => overAt <= Date.now(),
    () => false,
  );
  return isOver && state !== 'cancelled' && state !== 'postponed' ? 'over' : state;
}

const followers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all events of a page; a tab that comes back looks at it at once. */
function followClock(follower: () => void): () => void {
  if (followers.size === 0) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick(): void {
  for (const follower of followers) follower();
}
