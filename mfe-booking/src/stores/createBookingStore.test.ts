import { jest } from '@jest/globals';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import type { CartOutcome } from '../domain/cart/cartOutcome.ts';
import type { Ticket } from '../domain/selection/selectedTicket.ts';
import { heldCart } from '../testing/heldCart.ts';
import { bookingEvent, exhibition, NOW, slot } from '../testing/bookingEvent.ts';
import type { BookingClient } from '../transport/bookingClient.ts';
import { createBookingStore, SUMMARY_APPEARS_MS, SUMMARY_RESETS_MS } from './createBookingStore.ts';

const HELD = heldCart();

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
function aStore({ event = bookingEvent(), now = () => NOW, soon = (act: () => void) => act() } = {}) {
  const availability = jest.fn<BookingClient['availability']>(async () => null);
  const pending: ((outcome: CartOutcome) => void)[] = [];
  const hold = jest.fn<BookingClient['hold']>(() => new Promise((resolve) => pending.push(resolve)));
  const keepCart = jest.fn(() => ({ url: null, until: NOW + 900_000 }));
  const signals = createSignalBus();
  const client = { hold, availability };
  const store = createBookingStore({ event, client, signals, keepCart, now, soon, onFailure: () => undefined });
  const answer = async (outcome: CartOutcome = HELD) => {
    pending.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { store, hold, availability, keepCart, signals, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('sending', () => {
  it('happens once, however often it is asked for (R30)', async () => {
    const { store, hold, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 2);
    void store.send();
    void store.send();
    void store.retry();
    await answer();
    expect(hold).toHaveBeenCalledTimes(1);
  });

  it('goes on with the next ticket group after a failed one (product.md section 8)', async () => {
    const { store, hold, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    store.setAmount(ticket({ seatGroup: 2 }), 1);
    void store.send();
    expect(hold).toHaveBeenCalledTimes(1);
    await answer({ kind: 'failed', reason: 'unknown', detail: 'HTTP 500' });
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

  it('while sending keeps the cart when the success arrives (R31)', async () => {
    const { store, keepCart, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    store.close();
    await answer();
    expect(keepCart).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ hasHeld: true, heldMinutes: expect.any(Number) });
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
  it('tells the other widgets, and looks at the slots again by the clock of the server', () => {
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

describe('what may be held though its answer was lost', () => {
  const lost: CartOutcome = { kind: 'failed', reason: 'unknown', detail: 'No answer within 15000 ms.' };

  it('is sent again under the same name, so that it is held once', async () => {
    const { store, hold, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 2);
    void store.send();
    await answer(lost);
    void store.retry();
    await answer();
    const [first, again] = hold.mock.calls;
    expect(again).toEqual(first);
    store.chooseMore();
    store.setAmount(ticket(), 2);
    void store.send();
    await answer();
    expect(hold.mock.calls[2]?.[1]).not.toBe(first?.[1]);
  });

  it('keeps its name when the panel was closed meanwhile, and gets a new one once it was refused', async () => {
    const { store, hold, answer } = aStore();
    for (const outcome of [lost, { kind: 'refused', code: -214 } as const, HELD]) {
      store.open();
      store.setAmount(ticket(), 1);
      void store.send();
      await answer(outcome);
      store.close();
    }
    const keys = hold.mock.calls.map(([, key]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('what is left', () => {
  const slots = [slot('12:00:00', 501), slot('13:00:00', 502), slot('14:00:00', 503)];
  const now = (statuses: [number, number][], more = {}) => ({
    ticket_status: 'available' as const,
    is_shop_online: true,
    seat_groups: [{ seat_group: 1, status: 2, timeslots: statuses.map(([block_id, status]) => ({ block_id, status })) }],
    checkedAt: NOW + 1000,
    ...more,
  });
  const settle = () => jest.advanceTimersByTimeAsync(0);

  it('is called checked only once it is, also where it is asked a moment later', async () => {
    const later: (() => void)[] = [];
    const { store, availability } = aStore({ soon: (act) => later.push(act) });
    availability.mockResolvedValueOnce(now([]));
    store.open();
    expect([store.getState().freshness.status, availability.mock.calls.length]).toEqual(['checking', 0]);
    later[0]?.();
    await settle();
    expect([store.getState().freshness.status, availability.mock.calls.length]).toEqual(['checked', 1]);
  });

  it('is asked as the widget opens; what is gone leaves the selection and is told', async () => {
    const { store, availability } = aStore({ event: exhibition(slots) });
    store.open();
    await settle();
    expect(store.getState().freshness).toEqual({ status: 'failed', checkedAt: NOW, changes: [] });
    store.setAmount(ticket({ blockId: 501 }), 1);
    store.setAmount(ticket({ blockId: 502 }), 2);
    store.chooseSlot('1', 502);
    availability.mockResolvedValueOnce(
      now([
        [501, 0],
        [502, 1],
      ]),
    );
    await store.check();
    expect(store.getState()).toMatchObject({
      slots: { '1': 502 },
      selection: [{ blockId: 502, amount: 2 }],
      freshness: {
        status: 'checked',
        checkedAt: NOW + 1000,
        changes: [
          { kind: 'gone', group: 'Eintritt', slot: '12:00' },
          { kind: 'few', group: 'Eintritt', slot: '13:00' },
        ],
      },
    });
    availability.mockResolvedValueOnce(
      now([
        [501, 2],
        [502, 0],
      ]),
    );
    await store.check();
    expect(store.getState()).toMatchObject({ slots: { '1': 501 }, selection: [] });
    expect(store.getState().freshness.changes.map(({ kind }) => kind)).toEqual(['gone', 'back']);
  });

  it('takes the latest answer, whichever comes last', async () => {
    const { store, availability } = aStore({ event: exhibition(slots) });
    let late: (value: ReturnType<typeof now>) => void = () => {};
    availability.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    availability.mockResolvedValueOnce(now([[501, 0]]));
    const first = store.check();
    await store.check();
    late(now([[501, 2]]));
    await first;
    expect(store.getState().offer.groups[0]?.slots.map(({ blockId }) => blockId)).toEqual([502, 503]);
  });

  it.each([
    ['sold out', { ticket_status: 'sold_out' as const }, 'soldOut'],
    ['offline', { is_shop_online: false }, 'offline'],
  ])('may be nothing: %s', async (_, more, kind) => {
    const { store, availability } = aStore({ event: exhibition(slots) });
    availability.mockResolvedValueOnce(now([], more));
    store.open();
    await settle();
    expect(store.getState()).toMatchObject({ isOpen: true, offer: { sale: { kind } } });
  });

  it('is asked again after a refusal', async () => {
    const { store, availability, answer } = aStore();
    store.open();
    store.setAmount(ticket(), 1);
    void store.send();
    await answer({ kind: 'refused', code: -214 });
    expect(availability).toHaveBeenCalledTimes(2);
  });
});
