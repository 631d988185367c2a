import { cartAnswerSchema, eventAvailabilityCall, IDEMPOTENCY_HEADER } from '@spielplan/shared-contracts/api';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { addTicketedEvent } from '../../testing/ticketedEvent.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const CART = '/api/shop-cart/';
const RENEWAL = `${CART}renewal/`;

const eventWith = (places = 20) => addTicketedEvent(provider, [{ places }]);
const add = (visitor: Visitor, idJet: number, quantity = 1) =>
  visitor.send('POST', CART, { event_jet_id: idJet, quantities: [quantity], sale_type_ids: [1], seat_group: 1 });
const addTwoPrices = (visitor: Visitor, idJet: number, key: string) =>
  visitor.send(
    'POST',
    CART,
    { event_jet_id: idJet, quantities: [2, 1], sale_type_ids: [1, 2], seat_group: 1 },
    { [IDEMPOTENCY_HEADER]: key },
  );
const read = async (visitor: Visitor) => cartAnswerSchema.parse(await (await visitor.get(CART)).json());

describe('What a cart holds', () => {
  it('is not held for longer than the house allows, however often something is added', async () => {
    const events = [await eventWith(), await eventWith()] as const;
    const visitor = await newVisitor(provider.url);
    await add(visitor, events[0].idJet);
    for (let round = 0; round < 3; round += 1) {
      provider.clock.forward(14);
      await visitor.send('POST', RENEWAL);
    }
    provider.clock.forward(14);
    const { reserved_until, server_time } = cartAnswerSchema.parse(await (await add(visitor, events[1].idJet)).json());
    expect(Date.parse(reserved_until ?? '') - Date.parse(server_time ?? '')).toBe(4 * 60_000);
    provider.clock.forward(4);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, has_expired: true });
    // A new hold begins again.
    expect(cartAnswerSchema.parse(await (await add(visitor, events[0].idJet)).json())).toMatchObject({
      tickets_quantity: 1,
      is_renewable: true,
      has_expired: false,
    });
  });

  it('is renewed as a whole, until the limit of the house, and then refused', async () => {
    const event = await eventWith();
    const visitor = await newVisitor(provider.url);
    expect(await (await visitor.send('POST', RENEWAL)).json()).toMatchObject({ response_code: -204 });
    await add(visitor, event.idJet, 2);
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
    await add(visitor, (await addTicketedEvent(strict, [{ places: 20 }])).idJet);
    strict.clock.forward(5);
    const refused = await visitor.send('POST', RENEWAL);
    const cart = await read(visitor);
    await strict.close();
    expect(await refused.json()).toMatchObject({ response_code: -130 });
    expect(cart).toMatchObject({ tickets_quantity: 1, is_renewable: false });
  });

  it('holds a hold request once, however often it arrives', async () => {
    const event = await eventWith();
    const visitor = await newVisitor(provider.url);
    const holdRequest = (key: string) =>
      visitor.send(
        'POST',
        CART,
        { event_jet_id: event.idJet, quantities: [2], sale_type_ids: [1], seat_group: 1 },
        { [IDEMPOTENCY_HEADER]: key },
      );
    const [first, ...others] = await Promise.all([holdRequest('hold-0001'), holdRequest('hold-0001'), holdRequest('hold-0001')]);
    expect([first, ...others].map((response) => response?.status)).toEqual([200, 200, 200]);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 2 });
    await holdRequest('hold-0002');
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 4 });
    const stranger = await newVisitor(provider.url);
    await stranger.send(
      'POST',
      CART,
      { event_jet_id: event.idJet, quantities: [1], sale_type_ids: [1], seat_group: 1 },
      { [IDEMPOTENCY_HEADER]: 'hold-0001' },
    );
    expect((await read(stranger)).tickets_quantity).toBe(1);
    expect(await (await holdRequest('no')).json()).toMatchObject({ error: 'INVALID_BODY', field: IDEMPOTENCY_HEADER });
  });

  it('holds a hold request as a whole when a part of it was given back before it arrived again', async () => {
    const event = await eventWith();
    const visitor = await newVisitor(provider.url);
    const holdRequest = () => addTwoPrices(visitor, event.idJet, 'hold-0003');
    await holdRequest();
    const { items } = await read(visitor);
    await visitor.send('DELETE', `${CART}${items?.[1]?.id}/`);
    await holdRequest();
    expect((await read(visitor)).items?.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('keeps what is held of a hold request when it arrives again and cannot be held as a whole any more', async () => {
    const event = await eventWith(3);
    const visitor = await newVisitor(provider.url);
    const holdRequest = () => addTwoPrices(visitor, event.idJet, 'hold-0004');
    await holdRequest();
    const { items } = await read(visitor);
    await visitor.send('DELETE', `${CART}${items?.[1]?.id}/`);
    await add(await newVisitor(provider.url), event.idJet);
    expect(await (await holdRequest()).json()).toMatchObject({ response_code: -214 });
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 2, items: [{ quantity: 2 }] });
  });

  it('tells what ran out from what was given back', async () => {
    const event = await eventWith();
    const visitor = await newVisitor(provider.url);
    expect(await read(visitor)).toMatchObject({ has_expired: false });
    await add(visitor, event.idJet);
    const { items } = await read(visitor);
    expect(items).toMatchObject([{ sale_type_id: 1, seat_group: 1, block_id: null }]);
    await visitor.send('DELETE', `${CART}${items?.[0]?.id}/`);
    provider.clock.forward(20);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, has_expired: false });
    await add(visitor, event.idJet);
    provider.clock.forward(15);
    expect(await read(visitor)).toMatchObject({ tickets_quantity: 0, has_expired: true });
  });
});

describe('What is left of an event', () => {
  it('is told at once to who asks for it, and to no cache', async () => {
    const event = await eventWith(10);
    const ask = async () => {
      const response = await fetch(`${provider.url}/api/events/${event.id}/availability/`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return eventAvailabilityCall.answer.parse(await response.json());
    };
    expect(await ask()).toMatchObject({ ticket_status: 'available', is_shop_online: true });
    await add(await newVisitor(provider.url), event.idJet, 9);
    expect(await ask()).toMatchObject({ ticket_status: 'few', seat_groups: [{ seat_group: 1, status: 1, timeslots: [] }] });
    await add(await newVisitor(provider.url), event.idJet);
    expect(await ask()).toMatchObject({ ticket_status: 'sold_out' });
    expect((await fetch(`${provider.url}/api/events/999999/availability/`)).status).toBe(404);
  });
});
