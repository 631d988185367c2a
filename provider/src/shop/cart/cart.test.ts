import { cartAnswerSchema, eventCall, type EventDetail, eventsCall } from '@spielplan/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { events, inventory, prices } from '../../platform/database/schema/index.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const CART = '/api/shop-cart/';
const used = new Set<number>();

/**
 * An event on sale that no other test has touched, with just so many places left in its first stock.
 */
async function eventWith(
  free: number,
  type = 'lesung-gespraech',
  from = '01-08-2026',
): Promise<EventDetail & { id_jet: number }> {
  const list = eventsCall.answer.parse(
    await (await fetch(`${provider.url}/de/api/events/?type=${type}&date=${from}&page_size=100`)).json(),
  );
  const chosen = list.results.find(({ id, ticket_status }) => ticket_status === 'available' && !used.has(id));
  if (!chosen) throw new Error('There is no event left to test with.');
  used.add(chosen.id);
  await setFree(chosen.id, free);
  const event = await readEvent(chosen.id);
  if (event.id_jet === null) throw new Error('The event sells no tickets.');
  return { ...event, id_jet: event.id_jet };
}

async function setFree(eventId: number, free: number): Promise<void> {
  const { db, changes } = provider.context;
  const [stock] = await db.select().from(inventory).where(eq(inventory.eventId, eventId)).orderBy(inventory.id).limit(1);
  if (!stock) throw new Error('The event has no inventory.');
  await db
    .update(inventory)
    .set({ sold: stock.capacity - free })
    .where(eq(inventory.id, stock.id));
  changes.changed('sales');
}

async function readEvent(id: number): Promise<EventDetail> {
  return eventCall.answer.parse(await (await fetch(`${provider.url}/de/api/events/${id}/`)).json());
}

const add = (visitor: Visitor, idJet: number, quantity = 1, more: object = {}) =>
  visitor.send('POST', CART, { event_jet_id: idJet, quantities: [quantity], sale_type_ids: [1], ...more });
const read = async (visitor: Visitor) => cartAnswerSchema.parse(await (await visitor.get(CART)).json());

describe('A cart', () => {
  it('of a first visit is empty and comes with a token and its own cookie, so that no lost answer takes it along', async () => {
    const visitor = await newVisitor(provider.url, { withToken: false });
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, reserved_until: null });
    expect(visitor.cookie('csrftoken')).toMatch(/^[0-9a-f]{32}$/);
    const cart = visitor.cookie('cartid');
    expect(cart).toMatch(/^[\w-]{32}\.[0-9a-f]{32}$/);
    await read(visitor);
    expect(visitor.cookie('cartid')).toBe(cart);
  });

  it('holds what is put in for fifteen minutes of the server’s clock', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    const answer = cartAnswerSchema.parse(await (await add(visitor, event.id_jet, 2)).json());
    expect(answer.tickets_quantity).toBe(2);
    expect(answer.cart_url).toBe('http://localhost:3000/webshop/cart');
    expect(Date.parse(answer.reserved_until ?? '') - Date.parse(answer.server_time ?? '')).toBe(15 * 60_000);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 2 });
  });

  it('has one deadline for everything in it, that of the newest ticket', async () => {
    const [one, two] = [await eventWith(20), await eventWith(20)];
    const visitor = await newVisitor(provider.url);
    await add(visitor, one.id_jet);
    provider.clock.forward(10);
    await add(visitor, two.id_jet);
    provider.clock.forward(14);
    expect((await read(visitor)).tickets_quantity).toBe(2);
    provider.clock.forward(1);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, reserved_until: null });
  });

  it('names what it holds in the language of the call', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event.id_jet, 3);
    for (const [lang, name] of [
      ['de', 'Vollpreis'],
      ['en', 'Full price'],
    ]) {
      const { items } = cartAnswerSchema.parse(await (await visitor.get(`${CART}?lang=${lang}`)).json());
      expect(items).toMatchObject([{ event_jet_id: event.id_jet, price_name: name, quantity: 3, date_start: event.date_start }]);
    }
  });

  it('gives single lines back, and keeps the rest', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event.id_jet, 2);
    await add(visitor, event.id_jet, 3);
    const { items } = await read(visitor);
    const released = await visitor.send('DELETE', `${CART}${items?.[0]?.id}/`);
    expect(cartAnswerSchema.parse(await released.json())).toMatchObject({ tickets_quantity: 3, items: [{ quantity: 3 }] });
    expect((await visitor.send('DELETE', `${CART}${items?.[0]?.id}/`)).status).toBe(404);
    const stranger = await newVisitor(provider.url);
    const refused = await stranger.send('DELETE', `${CART}${items?.[1]?.id}/`);
    expect(await refused.json()).toMatchObject({ response_code: -204 });
    expect((await read(visitor)).tickets_quantity).toBe(3);
  });

  it('gets no more of one price than the house sells one visitor, in however many calls', async () => {
    const event = await eventWith(30);
    const visitor = await newVisitor(provider.url);
    expect((await add(visitor, event.id_jet, 8)).status).toBe(200);
    const refused = await add(visitor, event.id_jet, 3);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ response_code: -120 });
    expect((await add(visitor, event.id_jet, 2)).status).toBe(200);
  });

  it('gets no more of it either where the price itself names no limit', async () => {
    const event = await eventWith(30);
    const { db, changes } = provider.context;
    await db.update(prices).set({ maxQuantity: null }).where(eq(prices.eventId, event.id));
    changes.changed('content');
    const visitor = await newVisitor(provider.url);
    expect(await (await add(visitor, event.id_jet, 11)).json()).toMatchObject({ field: 'quantities' });
    expect((await add(visitor, event.id_jet, 8)).status).toBe(200);
    expect(await (await add(visitor, event.id_jet, 3)).json()).toMatchObject({ response_code: -120 });
  });

  it('given back is free for others at once, and cannot be given back twice', async () => {
    const event = await eventWith(1);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event.id_jet);
    expect((await readEvent(event.id)).ticket_status).toBe('sold_out');
    expect((await visitor.send('DELETE', CART)).status).toBe(200);
    expect((await readEvent(event.id)).ticket_status).toBe('few');
    const again = await visitor.send('DELETE', CART);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ response_code: -204 });
  });
});

describe('The last seats', () => {
  it('go to exactly one of two who ask at once', async () => {
    const event = await eventWith(1);
    const buyers = await Promise.all([newVisitor(provider.url), newVisitor(provider.url)]);
    const statuses = await Promise.all(buyers.map(async (buyer) => (await add(buyer, event.id_jet)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('go to exactly ten of thirty who ask at once', async () => {
    const event = await eventWith(10);
    const buyers = await Promise.all(Array.from({ length: 30 }, () => newVisitor(provider.url)));
    const answers = await Promise.all(buyers.map((buyer) => add(buyer, event.id_jet)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(20);
    expect(await refused[0]?.json()).toMatchObject({ response_code: -214 });
    expect((await readEvent(event.id)).ticket_status).toBe('sold_out');
  });

  it('are not torn apart: a call gets all it asks for or nothing', async () => {
    const event = await eventWith(3);
    const visitor = await newVisitor(provider.url);
    const refused = await visitor.send('POST', CART, { event_jet_id: event.id_jet, quantities: [2, 2], sale_type_ids: [1, 2] });
    expect(await refused.json()).toMatchObject({ response_code: -214 });
    expect((await read(visitor)).tickets_quantity).toBe(0);
    expect((await add(visitor, event.id_jet, 3)).status).toBe(200);
  });

  it('come back when a reservation expires, in the list too', async () => {
    const event = await eventWith(1);
    const [first, second] = await Promise.all([newVisitor(provider.url), newVisitor(provider.url)]);
    await add(first, event.id_jet);
    expect((await add(second, event.id_jet)).status).toBe(409);
    provider.clock.forward(15);
    expect((await readEvent(event.id)).ticket_status).toBe('few');
    expect((await add(second, event.id_jet)).status).toBe(200);
    expect((await read(first)).tickets_quantity).toBe(0);
  });
});

describe('A request for tickets', () => {
  const refusals: [what: string, body: (event: EventDetail & { id_jet: number }) => unknown, field: string][] = [
    ['of an unknown event', () => ({ event_jet_id: 1, quantities: [1], sale_type_ids: [1] }), 'event_jet_id'],
    ['of an unknown kind', ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [1], sale_type_ids: [99] }), 'sale_type_ids'],
    [
      'of a seat group that is not there',
      ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [1], sale_type_ids: [1], seat_group: 9 }),
      'seat_group',
    ],
    [
      'of a slot where there are none',
      ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [1], sale_type_ids: [1], block_id: 5 }),
      'block_id',
    ],
    ['of none', ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [0], sale_type_ids: [1] }), 'quantities'],
    ['of half a ticket', ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [0.5], sale_type_ids: [1] }), 'quantities'],
    [
      'of more than the house allows',
      ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [11], sale_type_ids: [1] }),
      'quantities',
    ],
    [
      'with lists that do not match',
      ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [1, 1], sale_type_ids: [1] }),
      'quantities',
    ],
    ['of an event beyond all numbers', () => ({ event_jet_id: 2 ** 31, quantities: [1], sale_type_ids: [1] }), 'event_jet_id'],
    [
      'of more than the house allows in two parts',
      ({ id_jet }) => ({ event_jet_id: id_jet, quantities: [6, 6], sale_type_ids: [1, 1] }),
      'quantities',
    ],
    ['without an event', () => ({ quantities: [1], sale_type_ids: [1] }), 'event_jet_id'],
  ];
  let event: EventDetail & { id_jet: number };
  beforeAll(async () => {
    event = await eventWith(20);
  });

  it.each(refusals)('%s is refused and names the field', async (_, body, field) => {
    const visitor = await newVisitor(provider.url);
    const response = await visitor.send('POST', CART, body(event));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'INVALID_BODY', code: 'SP-1004', field });
  });

  it('needs the slot of a timed exhibition, and takes from that slot alone', async () => {
    const exhibition = await eventWith(5, 'ausstellung', '02-08-2026');
    const visitor = await newVisitor(provider.url);
    expect(await (await add(visitor, exhibition.id_jet)).json()).toMatchObject({ field: 'block_id' });
    const slot = exhibition.seat_groups[0]?.timeslots[0];
    expect((await add(visitor, exhibition.id_jet, 5, { block_id: slot?.block_id, seat_group: 1 })).status).toBe(200);
    const slots = (await readEvent(exhibition.id)).seat_groups[0]?.timeslots ?? [];
    expect(slots[0]?.status).toBe(0);
    expect(slots.slice(1).map(({ status }) => status)).toEqual(
      exhibition.seat_groups[0]?.timeslots.slice(1).map(({ status }) => status),
    );
  });

  it('needs the seat group of a concert', async () => {
    const concert = await eventWith(5, 'konzert');
    const visitor = await newVisitor(provider.url);
    if (concert.seat_groups.length === 0) return;
    expect(await (await add(visitor, concert.id_jet)).json()).toMatchObject({ field: 'seat_group' });
    expect((await add(visitor, concert.id_jet, 1, { seat_group: concert.seat_groups[0]?.seat_group })).status).toBe(200);
  });

  it('for a cancelled event is refused by the ticket system', async () => {
    await provider.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, event.id));
    provider.context.changes.changed('content');
    const visitor = await newVisitor(provider.url);
    const response = await add(visitor, event.id_jet);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ response_code: -110 });
  });

  it('by one visitor again and again is slowed down', async () => {
    const strict = await startTestProvider({ cartRateLimit: 2 });
    const visitor = await newVisitor(strict.url);
    const statuses = [await add(visitor, 1), await add(visitor, 1), await add(visitor, 1)].map(({ status }) => status);
    await strict.close();
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('finds a closed door while the shop is offline', async () => {
    const offline = await startTestProvider({ isShopOnline: false });
    const visitor = await newVisitor(offline.url);
    const response = await add(visitor, event.id_jet);
    await offline.close();
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: 'SHOP_OFFLINE', code: 'SP-5003' });
  });
});
