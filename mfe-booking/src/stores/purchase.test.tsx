import { eventCall, type EventDetail } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import * as fc from 'fast-check';
import type { OfferedGroup } from '../domain/offer/bookingOffer.ts';
import type { Ticket } from '../domain/selection/selectedTicket.ts';
import { clearCookies } from '../testing/fakeShop.ts';
import { purchase, type Meanwhile, type PurchaseOp } from '../testing/purchaseOps.ts';
import { openBrowser, startRealShop, type Fault, type RealShop } from '../testing/realShop.ts';
import { createBookingClient } from '../transport/bookingClient.ts';
import { getCartCookies } from '../transport/cartCookies.ts';
import { getCartRecord } from '../transport/cartRecord.ts';
import { createCartService } from './cartService.ts';
import { createCartStore } from './createCartStore.ts';
import { createBookingStore, type BookingStore } from './createBookingStore.ts';

/** The same purchases each time, more of them in the deep run; `PURCHASE_RUNS=500` before the command makes that many new ones. */
const { PURCHASE_RUNS } = process.env;
const SEARCH = PURCHASE_RUNS ? { numRuns: Number(PURCHASE_RUNS) } : { numRuns: process.env.DEEP ? 30 : 8, seed: 20261122 };

let shop: RealShop;
beforeAll(async () => {
  shop = await startRealShop();
}, 120_000);
afterAll(() => shop.stop());

/** Tickets by event, block or group, and kind: what a visitor has asked for and not given back. */
type Tally = Map<string, number>;

const keyOf = (eventId: number, group: number | null, block: number | null, saleType: number) =>
  `${eventId}/${block ?? `g${group}`}/${saleType}`;

function add(tally: Tally, key: string, count: number): void {
  const sum = (tally.get(key) ?? 0) + count;
  if (sum === 0) tally.delete(key);
  else tally.set(key, sum);
}

async function readEvent(id: number, now: number): Promise<BookingSlotProps> {
  const event: EventDetail = eventCall.answer.parse(await (await fetch(`/de/api/events/${id}/`)).json());
  return {
    eventId: id,
    idJet: event.id_jet,
    title: event.name,
    prices: event.prices,
    seatGroups: event.seat_groups,
    ticketUrl: event.ticket_url,
    ticketStatus: event.ticket_status,
    dateStart: event.date_start,
    ticketSaleFrom: event.ticketSaleFrom,
    isShopOnline: true,
    shopHosts: ['localhost:3000'],
    now,
  };
}

async function openPage(isKnownHere: boolean) {
  clearCookies();
  const browser = openBrowser(shop);
  if (isKnownHere) browser.setCookie('csrftoken', 'a'.repeat(32));
  const { seated, timed, now } = await shop.events();
  const signals = createSignalBus();
  const client = createBookingClient('de');
  const service = createCartService({ client, signals, shopHosts: ['localhost:3000'], onForeignUrl: () => undefined });
  const cart = createCartStore({ signals, service: async () => service });
  const events = [await readEvent(seated, now), await readEvent(timed, now)];
  const widgets = events.map((event) => {
    const keepCart = (held: Parameters<typeof service.keep>[0], asked: Parameters<typeof service.keep>[1]) => ({
      url: service.keep(held, asked),
      until: Date.now() + 900_000,
    });
    const store = createBookingStore({ event, client, signals, keepCart, now: () => now, onFailure: () => undefined });
    signals.on('booking.opened', ({ eventId }) => void (eventId !== event.eventId && store.close()));
    return store;
  });
  return { browser, cart, widgets, events };
}
type Scene = Awaited<ReturnType<typeof openPage>> & { expected: Tally; unanswered: Map<string, Tally> };

function ticketOf(store: BookingStore, group: OfferedGroup, price: number): Ticket {
  const { slots } = store.getState();
  const offered = [group.base, ...group.discounts][price % (1 + group.discounts.length)] ?? group.base;
  const slot = group.slots.find(({ blockId }) => blockId === slots[group.key]);
  const { saleTypeId, name: priceName, cents, maxQuantity } = offered;
  const { seatGroup, name: groupName } = group;
  const blockId = slot?.blockId ?? null;
  return { seatGroup, saleTypeId, blockId, groupName, priceName, slotTime: slot?.time ?? null, cents, maxQuantity };
}

async function act(one: PurchaseOp, scene: Scene): Promise<void> {
  const { cart } = scene;
  if (one.kind === 'release') return release(one.line, scene);
  if (one.kind === 'renew') return cart.renew();
  if (one.kind === 'buy') {
    await act({ ...one, kind: 'open' }, scene);
    await act({ ...one, kind: 'add' }, scene);
    return act({ ...one, kind: 'send' }, scene);
  }
  if (one.kind === 'expire') return expire(one.fault, scene);
  const store = scene.widgets[one.widget] as BookingStore;
  const { offer } = store.getState();
  switch (one.kind) {
    case 'open':
      return store.open();
    case 'close':
      return store.close();
    case 'more':
      return store.chooseMore();
    case 'slot': {
      const [group] = offer.groups;
      const slot = group?.slots[one.slot];
      if (group && slot) store.chooseSlot(group.key, slot.blockId);
      return;
    }
    case 'add':
    case 'remove': {
      const group = offer.groups[one.group % Math.max(1, offer.groups.length)];
      if (!store.getState().isOpen || !group) return;
      const ticket = ticketOf(store, group, one.price);
      const same = store
        .getState()
        .selection.find(
          (each) =>
            each.seatGroup === ticket.seatGroup && each.saleTypeId === ticket.saleTypeId && each.blockId === ticket.blockId,
        );
      return store.setAmount(ticket, Math.max(0, (same?.amount ?? 0) + (one.kind === 'add' ? one.count : -one.count)));
    }
    case 'send':
    case 'retry':
      return send(one, store, scene);
  }
}

/**
 * What a visitor asked for is held once, however often it was sent: a hold request whose answer
 * was lost counts when it arrived, and not again when the same hold request is at last answered.
 */
async function send(
  { kind, widget: index, fault: fails, meanwhile, isImpatient }: Extract<PurchaseOp, { kind: 'send' | 'retry' }>,
  store: BookingStore,
  scene: Scene,
) {
  const { browser, expected, unanswered } = scene;
  const { eventId } = scene.events[index] as BookingSlotProps;
  const before = store.getState();
  const groups =
    kind === 'retry' ? before.outcomes.filter(({ outcome }) => outcome.kind !== 'held').length : before.selection.length;
  const letThrough = browser.holdAnswers();
  browser.fault = fails;
  const answered = kind === 'send' ? store.send() : store.retry();
  doMeanwhile(meanwhile, store, scene.widgets[1 - index] as BookingStore);
  letThrough();
  await answered;
  browser.fault = 'none';
  if (groups > 0 && fails === 'tooSlow' && isImpatient) await store.retry();
  // A closed widget forgets them soon, however long the answers take that nobody waits for.
  const { outcomes } = store.getState();
  await browser.settled();
  if (groups === 0) return;
  for (const { group, outcome } of outcomes) {
    const wasHeld = before.outcomes.some((old) => old.group === group && old.outcome.kind === 'held');
    if (wasHeld) continue;
    const tickets = new Map(
      group.tickets.map((each) => [keyOf(eventId, each.seatGroup, each.blockId, each.saleTypeId), each.amount]),
    );
    const holdRequest = JSON.stringify([...tickets]);
    const isKnown = unanswered.has(holdRequest);
    if (outcome.kind === 'held') {
      if (!isKnown) for (const [key, count] of tickets) add(expected, key, count);
      unanswered.delete(holdRequest);
    } else if (outcome.kind === 'refused') {
      expect(isKnown).toBe(false);
    } else if (fails !== 'lostRequest' && !isKnown && (await isInTable(scene, tickets))) {
      for (const [key, count] of tickets) add(expected, key, count);
      unanswered.set(holdRequest, tickets);
    }
  }
}

/** Closing gives up nothing that was sent, and what is pressed twice is sent once (R30 and R31). */
function doMeanwhile(what: Meanwhile, store: BookingStore, other: BookingStore): void {
  if (store.getState().status !== 'sending' || what === 'wait') return;
  if (what === 'openOther') return other.open();
  if (what !== 'pressAgain') store.close();
  if (what === 'reopen') store.open();
  if (what === 'pressAgain') void [store.send(), store.retry()];
}

/**
 * Whether a hold request that nobody answered has arrived:
 * then the table holds it on top of what was there.
 */
async function isInTable(scene: Scene, holdRequest: Tally): Promise<boolean> {
  const table = await readTable(scene);
  return [...holdRequest].every(([key, count]) => (table.get(key) ?? 0) >= (scene.expected.get(key) ?? 0) + count);
}

async function release(index: number, { cart, events, expected, unanswered }: Scene): Promise<void> {
  const lines = getCartRecord(Date.now())?.lines ?? [];
  const line = lines[index % Math.max(1, lines.length)];
  if (!line?.id) return;
  const { eventId = 0 } = events.find(({ idJet }) => idJet === line.idJet) ?? {};
  const key = keyOf(eventId, line.seatGroup, line.blockId, line.saleTypeId ?? 0);
  // Whose line that is only the ticket system knows, where a hold
  // request of the same tickets has not been answered: then all goes.
  const isUnsure = [...unanswered.values()].some((holdRequest) => holdRequest.has(key));
  await cart.release(isUnsure ? null : line.id);
  expect(cart.getState().trouble).toBeNull();
  if (!isUnsure) return add(expected, key, -line.quantity);
  expected.clear();
  unanswered.clear();
}

async function expire(fails: Fault, scene: Scene): Promise<void> {
  const { cart, browser, expected, unanswered } = scene;
  await cart.sync();
  await shop.forward(16);
  unanswered.clear();
  await cart.sync();
  const before = new Map(expected);
  expected.clear();
  expect(cart.getState().amount).toBe(0);
  if (before.size === 0) return;
  expect(cart.getState().record?.isExpired).toBe(true);
  browser.fault = fails;
  await cart.reserveAgain();
  browser.fault = 'none';
  // Once more, as a visitor does who reads "that didn't work": held once all the same.
  if (cart.getState().unheld.length > 0) await cart.reserveAgain();
  await browser.settled();
  for (const [key, count] of before) expected.set(key, count);
}

async function readTable({ events }: Pick<Scene, 'events'>): Promise<Tally> {
  const tally: Tally = new Map();
  for (const { eventId, group, block, saleType, quantity } of await shop.rows()) {
    if (events.some((event) => event.eventId === eventId)) add(tally, keyOf(eventId, group, block, saleType), quantity);
  }
  return tally;
}

it(
  'Whatever a visitor does and however the network fails, the cart holds what was asked for, once',
  async () => {
    await fc.assert(
      fc.asyncProperty(purchase, async ({ ops, isKnownHere }) => {
        const scene: Scene = { ...(await openPage(isKnownHere)), expected: new Map(), unanswered: new Map() };
        for (const one of ops) {
          await act(one, scene);
          const table = await readTable(scene);
          expect(Object.fromEntries(table)).toEqual(Object.fromEntries(scene.expected));
        }
        await scene.cart.sync();
        const total = [...scene.expected.values()].reduce((sum, count) => sum + count, 0);
        expect(getCartCookies(Date.now()).amount).toBe(total);
        expect((getCartRecord(Date.now())?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total);
      }),
      SEARCH,
    );
  },
  SEARCH.numRuns * 10_000,
);
