/** The few messages remotes send each other. Each carries plain data, never functions. */
export interface Signals {
  /** The cart of this browser has changed or was found again; `amount` 0 is an empty or expired cart. */
  'cart.changed': { amount: number; url: string | null; reservedUntil: number | null };
  /** A booking widget has opened; any other one closes (one widget at a time). */
  'booking.opened': { eventId: number };
  /** The event on screen, for the sticky ticket button; null when it leaves. */
  'event.current': { id: number; ticketUrl: string | null; isBookable: boolean } | null;
}

export type SignalName = keyof Signals;
type Listener<N extends SignalName> = (payload: Signals[N]) => void;

/** A bus for the signals of one page. Late listeners get the last payload at once, so the order of loading does not matter. */
export interface SignalBus {
  emit<N extends SignalName>(name: N, payload: Signals[N]): void;
  /** Listens until the returned function is called. */
  on<N extends SignalName>(name: N, listener: Listener<N>): () => void;
}

export function createSignalBus(): SignalBus {
  const listeners = new Map<SignalName, Set<Listener<never>>>();
  const last = new Map<SignalName, unknown>();
  return {
    emit(name, payload) {
      last.set(name, payload);
      for (const listener of [...(listeners.get(name) ?? [])]) (listener as Listener<typeof name>)(payload);
    },
    on(name, listener) {
      let set = listeners.get(name);
      if (!set) listeners.set(name, (set = new Set()));
      set.add(listener);
      if (last.has(name)) listener(last.get(name) as Signals[typeof name]);
      return () => set.delete(listener);
    },
  };
}
