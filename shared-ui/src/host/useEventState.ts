import type { EventState } from '@spielplan/shared-contracts/rules';
import { useSyncExternalStore } from 'react';
import { houseNow, isClockKnown, learnServerTime } from './houseClock.ts';

interface StatedView {
  state: EventState | null;
  /** Epoch ms. */
  overAt: number;
}

/** How often an open page looks at the clock. */
const TICK_MS = 20_000;

/**
 * The state of an event by the server's clock (R55): what is over says so also while
 * the page stands open. On the server, and while hydrating, as the server said.
 */
export function useEventState({ state, overAt }: StatedView): EventState | null {
  const isOver = useSyncExternalStore(
    followClock,
    () => hasPassed(overAt),
    () => false,
  );
  return isOver && state !== 'cancelled' && state !== 'postponed' ? 'over' : state;
}

/** Whether a moment has passed; what this device alone says is not believed before the server was asked. */
function hasPassed(moment: number): boolean {
  if (moment > houseNow()) return false;
  if (!isClockKnown()) void learnServerTime().then(tick);
  return isClockKnown();
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
