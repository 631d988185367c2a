import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { HELD_KEY } from '@spielplan/shared-contracts/storage';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { secondsLeft } from '../domain/cart/cartDeadline.ts';
import type { CartOutcome } from '../domain/cart/cartOutcome.ts';
import { clearCartCookies, NO_CART, getCartCookies, type CartCookies } from '../transport/cartCookies.ts';
import { getCartRecord, writeCartRecord, type CartRecord } from '../transport/cartRecord.ts';
import type { CartService, HoldRequestOutcome } from './cartService.ts';

export interface CartState extends CartCookies {
  /** Whole seconds until the reservation ends; `null` where that is unknown. */
  seconds: number | null;
  /** What is in the cart, or what was until it ran out (`isExpired`). */
  record: CartRecord | null;
  /** What is being done with it. */
  doing: 'renew' | 'release' | 'again' | null;
  /** What could not be done, until something else is. */
  trouble: Exclude<CartOutcome, { kind: 'held' }> | null;
  /** What became of reserving again, where it did not work as a whole. */
  unheld: readonly HoldRequestOutcome[];
}

/**
 * The one cart of all tabs of this browser: what it holds, until
 * when, and what ran out, by the clock of the ticket system (0052).
 */
export interface CartStore extends StoreApi<CartState> {
  /**
   * Keeps the state in step with cookies and ticket system until
   * the returned function is called; may be called by several.
   */
  watch(): () => void;
  /** Reads the cart again. */
  sync(): Promise<void>;
  renew(): Promise<void>;
  /** Gives a line back, or with `null` everything. */
  release(line: number | null): Promise<void>;
  reserveAgain(): Promise<void>;
  /** The warning of this deadline has been read; no tab shows it again. */
  silenceWarning(): void;
  /** What ran out is not wanted any more. */
  forgetExpired(): void;
}

/**
 * The clock of the device has been changed, or it slept: its
 * time and the time that passed differ by more than this.
 */
const UNSURE_DELAY_MS = 3_000;
const EMPTY: CartState = { ...NO_CART, seconds: null, record: null, doing: null, trouble: null, unheld: [] };

interface CartStoreOptions {
  signals: SignalBus;
  /** Comes with the first need, because nearly nobody has a cart. */
  service: () => Promise<CartService>;
}

/**
 * The cart of this browser as its cookies and its record tell, which all tabs share (R33). Its
 * initial state is empty, as the server renders it; while watched and while there is a cart it is read again each
 * second, and at once when the tab wakes, another tab writes or a cart changes. The ticket system is
 * asked as watching begins, after a change of the device's clock, and before a reservation counts as
 * over; where it does not answer, the deadline alone decides.
 */
export function createCartStore({ signals, service }: CartStoreOptions): CartStore {
  const store = createStore<CartState>(() => EMPTY);
  const { getState, setState } = store;
  // The initial state is what the server renders; the first frame after it shows what there is.
  if (typeof document !== 'undefined') setState(getKept(Date.now()));
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = () => {};
  let isEnding = false;
  let named: number | null = null;
  const hasClockJumped = createClockWatch();

  const ask = async () => (await service()).sync().catch(() => 'unknown' as const);
  const truth = () => ask().catch(() => 'unknown' as const);

  const refresh = () => {
    const now = Date.now();
    const before = getState();
    const note = getCartCookies(now);
    const record = getCartRecord(now);
    clearTimeout(timer);
    if (note.amount === 0 && (before.amount > 0 || (record !== null && !record.isExpired))) {
      if (!isEnding) void end(before.until ?? record?.until ?? null);
      return;
    }
    // Given back or dismissed in another tab: what could
    // not be reserved again is not offered any longer.
    const isGone = before.record !== null && record === null && note.amount === 0;
    const seconds = note.until === null ? null : secondsLeft(note.until, now);
    const next = { ...before, ...note, record, seconds, ...(isGone && { unheld: [] }) };
    if (!isSame(before, next)) setState(next, true);
    if (note.amount > 0 && watchers > 0) timer = setTimeout(refresh, untilNextSecond(note.until, now));
    if (note.amount > 0 && (hasClockJumped(now) || isUnnamed(record))) void sync();
  };

  /** Whether another tab's language named what is held; each deadline is asked about once. */
  const isUnnamed = (record: CartRecord | null): boolean => {
    if (watchers === 0 || !record || record.until === named || !record.lines.some(({ isForeign }) => isForeign)) return false;
    named = record.until;
    return true;
  };

  /**
   * What the ticket system says, or that it says nothing. Cookies
   * may live longer than the cart: it may be bought elsewhere.
   */
  const sync = async () => {
    const { until } = getCartCookies(Date.now());
    const found = await truth();
    if (found === 'expired' || found === 'empty') settle(found, until);
    refresh();
  };

  /**
   * The cookies are gone: it ran out, or was bought or
   * given back elsewhere, or the device's clock went ahead.
   */
  const end = async (until: number | null) => {
    isEnding = true;
    const found = await truth();
    isEnding = false;
    if (found !== 'held') settle(found, until);
    refresh();
  };

  const settle = (found: 'expired' | 'empty' | 'unknown', until: number | null) => {
    const now = Date.now();
    const record = getCartRecord(now);
    const isOver = found === 'expired' || (found === 'unknown' && until !== null && now >= until - 1000);
    const hadCart = getState().amount > 0 || getCartCookies(now).amount > 0;
    clearCartCookies();
    if (!record?.isExpired) writeCartRecord(isOver && record ? { ...record, isExpired: true } : null);
    setState({ ...NO_CART, seconds: null, ...(found === 'empty' && { unheld: [] }) });
    if (hadCart) signals.emit('cart.changed', { amount: 0, url: null, reservedUntil: null });
  };

  return {
    ...store,
    watch() {
      watchers += 1;
      if (watchers === 1) {
        stopListening = listen(signals, refresh, () => void sync());
        if (getCartCookies(Date.now()).amount > 0) void sync();
      }
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
    sync,
    ...createCartActions(store, service, refresh),
  };
}

/** What a visitor does with the cart; one thing at a time. */
function createCartActions(
  { getState, setState }: StoreApi<CartState>,
  service: CartStoreOptions['service'],
  refresh: () => void,
): Pick<CartStore, 'renew' | 'release' | 'reserveAgain' | 'silenceWarning' | 'forgetExpired'> {
  const act = async (doing: CartState['doing'], work: (cart: CartService) => Promise<Partial<CartState>>) => {
    if (getState().doing !== null) return;
    setState({ doing, trouble: null, unheld: [] });
    const outcome = await service()
      .then(work)
      .catch((error: unknown): Partial<CartState> => ({ trouble: { kind: 'failed', reason: 'unknown', detail: String(error) } }));
    setState({ ...outcome, doing: null });
    refresh();
  };

  const withRecord = (change: (record: CartRecord) => CartRecord | null) => {
    const record = getCartRecord(Date.now());
    if (record) writeCartRecord(change(record));
    setState({ unheld: [], trouble: null });
    refresh();
  };

  return {
    renew: () => act('renew', async (cart) => problemOf(await cart.renew())),
    release: (line) => act('release', async (cart) => problemOf(await cart.release(line))),
    reserveAgain() {
      const failed = getState().unheld;
      return act('again', async (cart) => ({
        unheld: (await cart.reserveAgain(failed)).filter(({ outcome }) => outcome.kind !== 'held'),
      }));
    },
    silenceWarning: () => withRecord((record) => ({ ...record, warned: record.until })),
    forgetExpired: () => withRecord(({ isExpired, ...record }) => (isExpired ? null : { ...record, isExpired })),
  };
}

/** Whether the clock of the device was changed, or the device slept, since this was asked last. */
function createClockWatch(): (now: number) => boolean {
  let drift: number | null = null;
  return (now) => {
    const before = drift;
    drift = now - performance.now();
    return before !== null && Math.abs(drift - before) > UNSURE_DELAY_MS;
  };
}

/** A cart that has ended is left to `watch`, which asks why. */
function getKept(now: number): Partial<CartState> {
  const note = getCartCookies(now);
  if (note.amount === 0) return {};
  return { ...note, record: getCartRecord(now), seconds: note.until === null ? null : secondsLeft(note.until, now) };
}

function problemOf(outcome: CartOutcome): Partial<CartState> {
  return { trouble: outcome.kind === 'held' ? null : outcome };
}

function listen(signals: SignalBus, refresh: () => void, wake: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === HELD_KEY || key === null) refresh();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    refresh();
    if (persisted) wake();
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('storage', onStorage);
  const leaveBus = signals.on('cart.changed', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('storage', onStorage);
    leaveBus();
  };
}

function isSame(a: CartState, b: CartState): boolean {
  const isSameNote = a.amount === b.amount && a.url === b.url && a.until === b.until && a.seconds === b.seconds;
  return isSameNote && a.unheld === b.unheld && JSON.stringify(a.record) === JSON.stringify(b.record);
}

/** Ticks when the shown second changes, so that two tabs side by side change together. */
function untilNextSecond(until: number | null, now: number): number {
  return until === null ? 1000 : (until - now) % 1000 || 1000;
}
