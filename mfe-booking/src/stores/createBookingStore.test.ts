import { jest } from '@jest/globals';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import type { CartOutcome } from '../domain/cartOutcome.ts';
import type { Ticket } from '../domain/selection/selectedTicket.ts';
import { bookingEvent, exhibition, NOW, slot } from '../testing/bookingEvent.ts';
import type { BookingClient } from '../transport/bookingClient.ts';
import { createBookingStore, SUMMARY_APPEARS_MS, SUMMARY_RESETS_MS } from './createBookingStore.ts';

const HELD: CartOutcome = { kind: 'held', quantity: 1, cartUrl: '', reservedUntil: null, serverTime: null };

const ticket = (overrides: Partial<Ticket> = {}): Ticket => ({
  seatGroup: 1,
  saleTypeId: 1,
  blockId: null,
  groupName: 'Parkett',
  priceName: 'Vollpreis',
  slotTime: null,
  cents: 4800,
  maxQuantity: 10,
  ...overrides,
});

/** A store whose ticket system answers when the test says so. */
function aStore({ event = bookingEvent(), now = () => NOW } = {}) {
  const pending: ((outcome: CartOutcome) => void)[] = [];
  const hold = jest.fn<BookingClient['hold']>(() => new Promise((resolve) => pending.push(resolve)));
  const keepCart = jest.fn(() => ({ url: null, until: NOW + 900_000 }));
  const signals = createSignalBus();
  const store = createBookingStore({ event, client: { hold }, signals, keepCart, now, onFailure: () => undefined });
  const answer = async (outcome: CartOutcome = HELD) => {
    pending.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { store, hold, keepCart, signals, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('sending', () => {
  it('happens once, however often it is asked for (decision 30)', async () => {
    const { store, hold, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 2);
    void store.send();
    void store.send();
    void store.retry();
    void store.reserveAgain();
    await answer();
    expect(hold).toHaveBeenCalledTimes(1);
  });

  it('goes on with the next ticket group after a failed one (specification section 8)', async () => {
    const { store, hold, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    store.setAmount(ticket({ seatGroup: 2 }), 1);
    void store.send();
    expect(hold).toHaveBeenCalledTimes(1);
    await answer({ kind: 'failed', detail: 'HTTP 500' });
    await answer();
    expect(store.getState().outcomes.map(({ outcome }) => outcome.kind)).toEqual(['failed', 'held']);
    expect(store.getState().selection).toMatchObject([{ seatGroup: 1 }]);
  });

  it('leaves the selection alone meanwhile', async () => {
    const { store, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    store.setAmount(ticket(), 5);
    expect(store.getState().selection).toMatchObject([{ amount: 1 }]);
    await answer();
  });

  it('shows the summary after 100 ms, or with the answer', async () => {
    const { store, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    await jest.advanceTimersByTimeAsync(SUMMARY_APPEARS_MS - 1);
    expect(store.getState().isSummaryShown).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().isSummaryShown).toBe(true);
    await answer();
    expect(store.getState()).toMatchObject({ status: 'done', isSummaryShown: true, selection: [] });
  });
});

describe('closing', () => {
  it('clears the selection at once and the summary after 250 ms', async () => {
    const { store, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    await answer({ kind: 'refused', code: -214 });
    store.close();
    expect(store.getState()).toMatchObject({ isOpen: false, selection: [], status: 'done' });
    await jest.advanceTimersByTimeAsync(SUMMARY_RESETS_MS);
    expect(store.getState()).toMatchObject({ status: 'idle', outcomes: [] });
  });

  it('while sending keeps the cart when the success arrives (decision 31)', async () => {
    const { store, keepCart, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    store.close();
    await answer();
    expect(keepCart).toHaveBeenCalledTimes(1);
    expect(store.getState().reservation).toMatchObject({ tickets: [{ amount: 1 }], isOver: false });
    await jest.advanceTimersByTimeAsync(SUMMARY_RESETS_MS);
    expect(store.getState().status).toBe('idle');
  });

  it('while sending and opening again shows that it is still sending', async () => {
    const { store, hold, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    store.close();
    store.open();
    await jest.advanceTimersByTimeAsync(SUMMARY_RESETS_MS);
    expect(store.getState()).toMatchObject({ isOpen: true, status: 'sending' });
    await answer();
    expect(hold).toHaveBeenCalledTimes(1);
  });
});

describe('opening', () => {
  it('tells the other widgets, and looks at the slots anew by the clock of the server', () => {
    let time = NOW;
    const { store, signals } = aStore({ event: exhibition([slot('11:00:00', 501), slot('12:00:00', 502)]), now: () => time });
    const heard: unknown[] = [];
    signals.on('booking.opened', (payload) => heard.push(payload));
    store.open();
    expect(store.getState().slots).toEqual({ '1': 501 });
    store.close();
    time += 60_000;
    store.open();
    expect(store.getState().slots).toEqual({ '1': 502 });
    expect(heard).toEqual([{ eventId: 7 }, { eventId: 7 }]);
  });

  it('does not happen once the last slot is past', () => {
    const { store } = aStore({ event: exhibition([slot('11:00:00', 501)]), now: () => NOW + 3_600_000 });
    store.open();
    expect(store.getState()).toMatchObject({ isOpen: false, offer: { sale: { kind: 'over' } } });
  });
});

describe('a reservation', () => {
  async function reserved() {
    const all = aStore();
    for (const amount of [2, 1]) {
      all.store.open();
      all.store.setAmount(ticket(), amount);
      void all.store.send();
      await all.answer();
    }
    return all;
  }

  it('that has ended is reserved again as a whole, in one call (decision 33)', async () => {
    const { store, hold } = await reserved();
    store.endReservation(NOW + 900_000);
    expect(store.getState().reservation?.isOver).toBe(true);
    void store.reserveAgain();
    expect(hold).toHaveBeenLastCalledWith({ event_jet_id: 9007, seat_group: 1, sale_type_ids: [1], quantities: [3] });
  });

  it('that went before its end was bought or given back, and is forgotten', async () => {
    const { store } = await reserved();
    store.endReservation(NOW + 899_999);
    expect(store.getState().reservation).toBeNull();
  });
});
