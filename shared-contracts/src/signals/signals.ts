/** The few messages remotes send each other. Each carries plain data, never functions. */
export interface Signals {
  /**
   * The cart of this browser has changed or was found again; `amount` 0 is an empty or expired cart.
   */
  'cart.changed': { amount: number; url: string | null; reservedUntil: number | null };
  /** A booking widget has opened; any other one closes (one widget at a time). */
  'booking.opened': { eventId: number };
  /**
   * Where on the page tickets are to be had, and whether a reader
   * has scrolled away from it; null where there is no such place.
   */
  'tickets.place': { href: string; isOutOfView: boolean } | null;
  /** The event on screen, for the sticky ticket button; null when it leaves. */
  'event.current': { id: number; ticketUrl: string | null; isBookable: boolean } | null;
  /** The list of saved events of this browser has changed; `count` is how many there are now. */
  'favourites.changed': { count: number };
  /**
   * A call was refused with 401 while editing: the session
   * has ended, and the visitor is asked to log in again.
   */
  'login.required': Record<string, never>;
}

export type SignalName = keyof Signals;
type Listener<N extends SignalName> = (payload: Signals[N]) => void;

/**
 * A bus for the signals of one page. Late listeners get the last
 * payload at once, so the order of loading does not matter.
 */
export interface SignalBus {
  emit<N extends SignalName>(name: N, payload: Signals[N]): void;
  /** Listens until the returned function is called. */
  on<N extends SignalName>(name: N, listener: Listener<N>): () => void;
}

/**
 * Makes a bus. A listener that throws never keeps a signal from the others: its error goes to
 * `report`, by default to the browser's own error event, because one remote's mistake must not
 * silence another.
 */
export function createSignalBus(report: (error: unknown) => void = reportToBrowser): SignalBus {
  const listeners = new Map<SignalName, Set<Listener<never>>>();
  const last = new Map<SignalName, unknown>();
  const call = <N extends SignalName>(listener: Listener<N>, payload: Signals[N]) => {
    try {
      listener(payload);
    } catch (error) {
      report(error);
    }
  };
  return {
    emit(name, payload) {
      last.set(name, payload);
      // Who starts to listen meanwhile has been told by `on` already.
      const present = Array.from(listeners.get(name) ?? []);
      for (const listener of present) call(listener as Listener<typeof name>, payload);
    },
    on(name, listener) {
      let set = listeners.get(name);
      if (!set) listeners.set(name, (set = new Set()));
      set.add(listener);
      if (last.has(name)) call(listener, last.get(name) as Signals[typeof name]);
      return () => set.delete(listener);
    },
  };
}

function reportToBrowser(error: unknown): void {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
}
