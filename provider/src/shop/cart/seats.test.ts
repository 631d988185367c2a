import { cartAnswerSchema } from '@spielplan/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { events, inventory, reservations, seats } from '../../platform/database/schema/index.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { addTicketedEvent, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { sweepCarts } from './sweepCarts.ts';

let provider: TestProvider;
let frugal: TestProvider;
beforeAll(async () => {
  [provider, frugal] = await Promise.all([startTestProvider(), startTestProvider({ extendsReservations: false })]);
}, START_TIMEOUT_MS);
afterAll(() => Promise.all([provider.close(), frugal.close()]));

const CART = '/api/shop-cart/';
const add = (visitor: Visitor, { idJet }: TicketedEvent, quantities: number[], group = 1) =>
  visitor.send('POST', `${CART}?lang=en`, {
    event_jet_id: idJet,
    seat_group: group,
    quantities,
    sale_type_ids: quantities.map((_, index) => index + 1),
  });
const read = async (visitor: Visitor) => cartAnswerSchema.parse(await (await visitor.get(`${CART}?lang=en`)).json());
const seatsOf = async (visitor: Visitor) => (await read(visitor)).items?.flatMap((item) => item.seats ?? []);

describe('Numbered seats', () => {
  it('of one call lie beside each other in one row, whatever their prices', async () => {
    const event = await addTicketedEvent(provider, [{ rows: [4, 7] }]);
    const visitor = await newVisitor(provider.url);
    expect((await add(visitor, event, [3, 2])).status).toBe(200);
    expect(await seatsOf(visitor)).toEqual([1, 2, 3, 4, 5].map((number) => ({ row: 'Row 2', number })));
  });

  it('are refused while only single ones are left, and given to who asks for one', async () => {
    const event = await addTicketedEvent(provider, [
      {
        rows: [5, 5],
        gone: [
          [2, 4],
          [1, 3, 5],
        ],
      },
    ]);
    const visitor = await newVisitor(provider.url);
    const refused = await add(visitor, event, [2]);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({ response_code: -214, detail: 'not enough connected seats' });
    expect((await add(visitor, event, [1])).status).toBe(200);
    expect(await seatsOf(visitor)).toEqual([{ row: 'Row 1', number: 3 }]);
  });

  it('need not be connected where places have no numbers', async () => {
    const event = await addTicketedEvent(provider, [{ places: 5 }]);
    const visitor = await newVisitor(provider.url);
    expect((await add(visitor, event, [3, 2])).status).toBe(200);
    expect(await seatsOf(visitor)).toEqual([]);
  });

  it('stay connected when one ticket is given back, and the seat goes to the next', async () => {
    const event = await addTicketedEvent(provider, [{ rows: [3] }]);
    const [first, second] = await Promise.all([newVisitor(provider.url), newVisitor(provider.url)]);
    await add(first, event, [3]);
    expect((await add(second, event, [1])).status).toBe(409);
    const line = (await read(first)).items?.[0]?.id ?? 0;
    expect((await first.submit('/webshop/cart/remove', { line, quantity: 1 })).status).toBe(303);
    expect(await seatsOf(first)).toEqual([1, 2].map((number) => ({ row: 'Row 1', number })));
    expect((await add(second, event, [1])).status).toBe(200);
    expect(await seatsOf(second)).toEqual([{ row: 'Row 1', number: 3 }]);
  });

  it('come free when a reservation expires, and the paid ones never do', async () => {
    const event = await addTicketedEvent(provider, [{ rows: [4] }]);
    const [first, second] = await Promise.all([newVisitor(provider.url), newVisitor(provider.url)]);
    await add(first, event, [2]);
    await add(second, event, [2]);
    const paid = await second.submit('/webshop/cart/pay', { key: 'a'.repeat(32), quantity: 2, total: 2_400 });
    expect(paid.headers.get('location')).toMatch(/orders\/KA-/);
    provider.clock.forward(15);
    expect((await add(second, event, [3])).status).toBe(409);
    expect((await add(second, event, [2])).status).toBe(200);
    const late = await first.submit('/webshop/cart/pay', { key: 'b'.repeat(32), quantity: 2, total: 2_400 });
    expect(late.headers.get('location')).toContain('note=expired');
  });

  it('leave no trace of reservations and carts that nobody came back to', async () => {
    const event = await addTicketedEvent(provider, [{ rows: [4] }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, [2]);
    provider.clock.forward(24 * 60 + 1);
    await sweepCarts(provider.context);
    const { db } = provider.context;
    const [stock] = event.stocks;
    expect(await db.$count(reservations, eq(reservations.inventoryId, stock?.id ?? 0))).toBe(0);
    expect(await db.$count(seats, eq(seats.inventoryId, stock?.id ?? 0))).toBe(0);
    expect((await add(visitor, event, [2])).status).toBe(200);
  });
});

describe('A payment', () => {
  it('is not taken for a cart that is not the one the visitor saw', async () => {
    const event = await addTicketedEvent(provider, [{ places: 9 }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, [2]);
    await add(visitor, event, [1]);
    const response = await visitor.submit('/webshop/cart/pay', { key: 'c'.repeat(32), quantity: 2, total: 2_400 });
    expect(response.headers.get('location')).toContain('note=changed');
    expect((await read(visitor)).tickets_quantity).toBe(3);
  });

  it('is not taken for an event that was cancelled meanwhile', async () => {
    const event = await addTicketedEvent(provider, [{ places: 9 }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, [1]);
    await provider.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, event.id));
    const response = await visitor.submit('/webshop/cart/pay', { key: 'd'.repeat(32), quantity: 1, total: 1_200 });
    expect(response.headers.get('location')).toContain('note=unavailable');
    const [stock] = await provider.context.db.select().from(inventory).where(eq(inventory.eventId, event.id));
    expect(stock?.sold).toBe(0);
  });
});

it('A house that does not extend reservations lets each line end at its own time', async () => {
  const event = await addTicketedEvent(frugal, [{ places: 9 }]);
  const visitor = await newVisitor(frugal.url);
  await add(visitor, event, [2]);
  frugal.clock.forward(10);
  const { reserved_until: until, server_time: now } = cartAnswerSchema.parse(await (await add(visitor, event, [1])).json());
  // What is promised is what holds for all of it.
  expect(Date.parse(until ?? '') - Date.parse(now ?? '')).toBe(5 * 60_000);
  frugal.clock.forward(5);
  expect((await read(visitor)).tickets_quantity).toBe(1);
  frugal.clock.forward(10);
  expect((await read(visitor)).tickets_quantity).toBe(0);
});
