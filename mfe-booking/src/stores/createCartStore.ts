import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { secondsLeft } from '../domain/cartDeadline.ts';
import { NO_CART, readCartNote, type CartNote } from '../transport/cartCookies.ts';

export interface CartState extends CartNote {
  /** Whole seconds until the reservation ends; `null` where that is unknown. */
  seconds: number | null;
}

export interface CartStore extends StoreApi<CartState> {
  /** Keeps the state in step with the cookies until the returned function is called; may be called by several at once. */
  watch(): () => void;
}

const EMPTY: CartState = { ...NO_CART, seconds: null };

/**
 * The cart of this browser as its cookies tell, which all tabs share (decision 33). It begins empty, as the server renders
 * it; while watched and while there is a cart it is read again each second, and at once when the tab wakes or a cart
 * changes. When a reservation ends it says so by `cart.changed`.
 */
export function createCartStore(signals: SignalBus): CartStore {
  const store = createStore<CartState>(() => EMPTY);
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = () => {};

  const refresh = () => {
    const now = Date.now();
    const before = store.getState();
    const note = readCartNote(now);
    const next = { ...note, seconds: note.until === null ? null : secondsLeft(note.until, now) };
    if (!isSame(before, next)) store.setState(next, true);
    clearTimeout(timer);
    if (note.amount > 0 && watchers > 0) timer = setTimeout(refresh, untilNextSecond(note.until, now));
    if (before.amount > 0 && note.amount === 0) signals.emit('cart.changed', { amount: 0, url: null, reservedUntil: null });
  };

  return {
    ...store,
    watch() {
      watchers += 1;
      if (watchers === 1) stopListening = listen(signals, refresh);
      refresh();
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        watchers -= 1;
        if (watchers > 0) return;
        clearTimeout(timer);
        stopListening();
      };
    },
  };
}

function listen(signals: SignalBus, refresh: () => void): () => void {
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('pageshow', refresh);
  const leaveBus = signals.on('cart.changed', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('pageshow', refresh);
    leaveBus();
  };
}

function isSame(a: CartState, b: CartState): boolean {
  return a.amount === b.amount && a.url === b.url && a.until === b.until && a.seconds === b.seconds;
}

/** Ticks when the shown second changes, so that two tabs side by side change together. */
function untilNextSecond(until: number | null, now: number): number {
  return until === null ? 1000 : (until - now) % 1000 || 1000;
}
