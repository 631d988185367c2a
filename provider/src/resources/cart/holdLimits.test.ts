import { CSRF_COOKIE } from '@spielplan/shared-contracts/api';
import { sql } from 'drizzle-orm';
import { readConfiguration } from '../../configuration.ts';
import { takeHall } from '../../testing/takeHall.ts';
import { newVisitor, START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { addTicketedEvent, type TestStock, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { networkShare } from './holdLimits.ts';

const { holdsPerVisitor, holdsPerNetworkPercent } = readConfiguration({});

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ holdsPerVisitor, holdsPerNetworkPercent });
}, START_TIMEOUT);
afterAll(() => provider.close());

/** A hall of 78 places, which one network holds 23 of. */
const openHall = () => addTicketedEvent(provider, [{ places: 40 }, { rows: [10, 10, 10, 8] }]);

function add(visitor: Visitor, { idJet }: TicketedEvent, quantities: number[], from: string, group = 1): Promise<Response> {
  const saleTypes = quantities.map((_, index) => index + 1);
  const body = { event_jet_id: idJet, seat_group: group, quantities, sale_type_ids: saleTypes };
  return visitor.send('POST', '/api/shop-cart/', body, { 'x-forwarded-for': from });
}

describe('One client that wants the whole hall', () => {
  it('gets nothing into carts that it made up', async () => {
    const event = await openHall();
    const made = 'a'.repeat(32);
    for (let cart = 0; cart < 8; cart += 1) {
      const answer = await fetch(`${provider.url}/api/shop-cart/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `${CSRF_COOKIE}=${made}; cartid=${String(cart).padStart(32, 'c')}`,
          'x-csrftoken': made,
        },
        body: JSON.stringify({ event_jet_id: event.idJet, seat_group: 1, quantities: [10], sale_type_ids: [1] }),
      });
      expect(answer.status).toBe(403);
    }
  });

  it.each([
    ['with carts that it was given', { address: () => '203.0.113.7' }],
    ['with all of them at once', { address: () => '203.0.113.8', atOnce: 16 }],
    ['paying each at once', { address: () => '203.0.113.9', isPaying: true }],
    ['from all addresses of its line', { address: (cart: number) => `2001:db8:7:7::${cart + 1}`, atOnce: 4 }],
  ])('%s: gets a third of it at most, and the rest is for everybody else', async (_, attack) => {
    const event = await openHall();
    const { tickets, statuses } = await takeHall(provider, event, attack);
    expect([tickets, statuses]).toEqual([20, new Set([200, 409])]);
    const other = await add(await newVisitor(provider.url), event, [10], '198.51.100.1');
    expect(other.status).toBe(200);
  });

  it('is told why, and what to do', async () => {
    const event = await openHall();
    const from = '203.0.113.10';
    await takeHall(provider, event, { address: () => from });
    const refused = await add(await newVisitor(provider.url), event, [4], from);
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ response_code: -140 })]);
    const visitor = await newVisitor(provider.url);
    const body = new URLSearchParams({ csrf_token: visitor.cookie(CSRF_COOKIE) ?? '', 'quantity-1-1': '4' });
    const headers = { ...visitor.headers(), 'x-forwarded-for': from };
    const page = await fetch(`${provider.url}/webshop/events/${event.idJet}?lang=de`, { method: 'POST', headers, body });
    expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('Aus Ihrem Netzwerk sind')]);
  });
});

describe('Many behind one address', () => {
  const FROM = '192.0.2.1';

  it('buy one after another: ten couples at once, and again as many once the first have paid', async () => {
    const event = await openHall();
    const [stock] = event.stocks as [TestStock];
    for (let round = 0; round < 2; round += 1) {
      const couples = await Promise.all(Array.from({ length: 10 }, () => newVisitor(provider.url)));
      const answers = await Promise.all(couples.map((couple) => add(couple, event, [2], FROM)));
      expect(answers.map(({ status }) => status)).toEqual(couples.map(() => 200));
      for (const couple of couples) {
        const fields = { key: '0123456789abcdef'.repeat(2), quantity: 2, total: 2 * stock.cents[0] };
        expect((await couple.submit('/webshop/cart/pay', fields)).status).toBe(303);
      }
      provider.clock.forward(1);
    }
  });

  it('have room again as soon as one of them gives back, and when a hold runs out', async () => {
    const event = await openHall();
    const [one, two, three] = [await newVisitor(provider.url), await newVisitor(provider.url), await newVisitor(provider.url)];
    for (const visitor of [one, two]) expect((await add(visitor, event, [10], FROM)).status).toBe(200);
    expect((await add(three, event, [10], FROM)).status).toBe(409);
    await one.send('DELETE', '/api/shop-cart/');
    expect((await add(three, event, [10], FROM)).status).toBe(200);
    expect((await add(one, event, [10], FROM)).status).toBe(409);
    provider.clock.forward(16);
    expect((await add(one, event, [10], FROM)).status).toBe(200);
  });

  it('hold of each event by itself', async () => {
    for (const event of [await openHall(), await openHall()]) {
      expect((await takeHall(provider, event, { address: () => FROM })).tickets).toBe(20);
    }
  });
});

describe('A visitor', () => {
  it('holds twenty tickets of one event at most, and the same wish twice only once', async () => {
    const event = await addTicketedEvent(provider, [{ places: 400 }, { places: 400 }]);
    const visitor = await newVisitor(provider.url);
    const from = '192.0.2.9';
    expect((await add(visitor, event, [10, 5], from)).status).toBe(200);
    const wish = { event_jet_id: event.idJet, seat_group: 2, quantities: [5], sale_type_ids: [1] };
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'x-forwarded-for': from, 'idempotency-key': 'wish-number-one' };
      const answer = await visitor.send('POST', '/api/shop-cart/', wish, headers);
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ tickets_quantity: 20 })]);
    }
    const refused = await add(visitor, event, [1], from, 2);
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ response_code: -120 })]);
  });
});

it('The share of a network is never less than one visitor may buy of one price', () => {
  const share = (places: number, percent: number) => networkShare(places, { holdsPerVisitor, holdsPerNetworkPercent: percent });
  expect([share(78, 30), share(600, 30), share(30, 30), share(8, 30), share(100, 1)]).toEqual([23, 180, 10, 10, 10]);
});

it('No address is kept: networks are hashes under a secret, and go with the hold', async () => {
  const kept = JSON.stringify([
    await provider.context.db.execute(sql`select network from reservations`),
    await provider.context.db.execute(sql`select network from network_purchases`),
  ]);
  expect(kept).not.toMatch(/203\.0\.113|192\.0\.2|2001:db8/);
  expect(kept).toMatch(/"network":"[0-9a-f]{32}"/);
});
