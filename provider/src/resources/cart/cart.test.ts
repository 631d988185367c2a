import {
  cartAnswerSchema,
  eventAvailabilityCall,
  eventCall,
  type EventDetail,
  eventsCall,
  IDEMPOTENCY_HEADER,
} from '@spielplan/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { events, inventory, prices } from '../../database/schema/index.ts';
import { newVisitor, START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT);
afterAll(() => provider.close());

const CART = '/api/shop-cart/';
const RENEWAL = `${CART}renewal/`;
const used = new Set<number>();

/** An event on sale that no other test has touched, with just so many places left in its first stock. */
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
  it('of a first visit is empty and comes with a token', async () => {
    const visitor = await newVisitor(provider.url, { withToken: false });
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, reserved_until: null });
    expect(visitor.cookie('csrftoken')).toMatch(/^[0-9a-f]{32}$/);
    expect(visitor.cookie('cartid')).toBeUndefined();
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

  it('is not held for longer than the house allows, however often something is added', async () => {
    const events = [await eventWith(20), await eventWith(20)];
    const visitor = await newVisitor(provider.url);
    await add(visitor, events[0]?.id_jet ?? 0);
    for (let round = 0; round < 3; round += 1) {
      provider.clock.forward(14);
      await visitor.send('POST', RENEWAL);
    }
    provider.clock.forward(14);
    const { reserved_until, server_time } = cartAnswerSchema.parse(await (await add(visitor, events[1]?.id_jet ?? 0)).json());
    expect(Date.parse(reserved_until ?? '') - Date.parse(server_time ?? '')).toBe(4 * 60_000);
    provider.clock.forward(4);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, has_expired: true });
    // A new hold begins anew.
    expect(cartAnswerSchema.parse(await (await add(visitor, events[0]?.id_jet ?? 0)).json())).toMatchObject({
      tickets_quantity: 1,
      is_renewable: true,
      has_expired: false,
    });
  });

  it('is renewed as a whole, until the limit of the house, and then refused', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    expect(await (await visitor.send('POST', RENEWAL)).json()).toMatchObject({ response_code: -204 });
    await add(visitor, event.id_jet, 2);
    for (const [minutes, left, isRenewable] of [
      [14, 15, true],
      [14, 15, true],
      [14, 15, true],
      [14, 4, false],
    ] as const) {
      provider.clock.forward(minutes);
      const answer = cartAnswerSchema.parse(await (await visitor.send('POST', RENEWAL)).json());
      expect(Date.parse(answer.reserved_until ?? '') - Date.parse(answer.server_time ?? '')).toBe(left * 60_000);
      expect(answer).toMatchObject({ tickets_quantity: 2, is_renewable: isRenewable });
    }
    provider.clock.forward(1);
    const refused = await visitor.send('POST', RENEWAL);
    expect([refused.status, await refused.json()]).toEqual([409, { response_code: -130, detail: 'no more time' }]);
    expect((await read(visitor)).tickets_quantity).toBe(2);
  });

  it('is not renewed where the house extends nothing', async () => {
    const strict = await startTestProvider({ extendsReservations: false });
    const visitor = await newVisitor(strict.url);
    const { id_jet, seat_groups } = await eventWith(20);
    await add(visitor, id_jet, 1, seat_groups[0] ? { seat_group: seat_groups[0].seat_group } : {});
    strict.clock.forward(5);
    const refused = await visitor.send('POST', RENEWAL);
    const cart = await read(visitor);
    await strict.close();
    expect(await refused.json()).toMatchObject({ response_code: -130 });
    expect(cart).toMatchObject({ tickets_quantity: 1, is_renewable: false });
  });

  it('holds a wish once, however often it arrives', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    const wish = (key: string) =>
      visitor.send(
        'POST',
        CART,
        { event_jet_id: event.id_jet, quantities: [2], sale_type_ids: [1] },
        { [IDEMPOTENCY_HEADER]: key },
      );
    const [first, ...others] = await Promise.all([wish('wish-0001'), wish('wish-0001'), wish('wish-0001')]);
    expect([first, ...others].map((response) => response?.status)).toEqual([200, 200, 200]);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 2 });
    await wish('wish-0002');
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 4 });
    const stranger = await newVisitor(provider.url);
    await stranger.send(
      'POST',
      CART,
      { event_jet_id: event.id_jet, quantities: [1], sale_type_ids: [1] },
      { [IDEMPOTENCY_HEADER]: 'wish-0001' },
    );
    expect((await read(stranger)).tickets_quantity).toBe(1);
    expect(await (await wish('no')).json()).toMatchObject({ error: 'INVALID_BODY', field: IDEMPOTENCY_HEADER });
  });

  it('holds a wish as a whole when a part of it was given back before it arrived again', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    const wish = () =>
      visitor.send(
        'POST',
        CART,
        { event_jet_id: event.id_jet, quantities: [2, 1], sale_type_ids: [1, 2] },
        { [IDEMPOTENCY_HEADER]: 'wish-0003' },
      );
    await wish();
    const { items } = await read(visitor);
    await visitor.send('DELETE', `${CART}${items?.[1]?.id}/`);
    await wish();
    expect((await read(visitor)).items?.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('tells what ran out from what was given back', async () => {
    const event = await eventWith(20);
    const visitor = await newVisitor(provider.url);
    expect(await read(visitor)).toMatchObject({ has_expired: false });
    await add(visitor, event.id_jet);
    const { items } = await read(visitor);
    expect(items).toMatchObject([{ sale_type_id: 1, seat_group: null, block_id: null }]);
    await visitor.send('DELETE', `${CART}${items?.[0]?.id}/`);
    provider.clock.forward(20);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, has_expired: false });
    await add(visitor, event.id_jet);
    provider.clock.forward(15);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, has_expired: true });
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

describe('What is left of an event', () => {
  it('is told at once to who asks for it, and to no cache', async () => {
    const event = await eventWith(3);
    const ask = async () => {
      const response = await fetch(`${provider.url}/api/events/${event.id}/availability/`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return eventAvailabilityCall.answer.parse(await response.json());
    };
    await setFree(event.id, 1);
    expect(await ask()).toMatchObject({ ticket_status: 'few', is_shop_online: true });
    await add(await newVisitor(provider.url), event.id_jet);
    expect(await ask()).toMatchObject({ ticket_status: 'sold_out' });
    expect((await fetch(`${provider.url}/api/events/999999/availability/`)).status).toBe(404);
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
