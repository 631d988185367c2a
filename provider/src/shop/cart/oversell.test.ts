import { eq, inArray } from 'drizzle-orm';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { inventory, orderLines, reservations, seats } from '../../platform/database/schema/index.ts';
import { signedVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { addTicketedEvent, type TestGroup, type TestStock, type TicketedEvent } from '../../testing/ticketedEvent.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const KEY = '0123456789abcdef0123456789abcdef';
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** A buyer as one request: what counts here is that all of them come at once. */
function post(path: string, body: unknown, buyer: string): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  const known = signedVisitor(provider, buyer);
  if (isForm) body.set('csrf_token', known['x-csrftoken']);
  const headers = { ...known, ...(isForm ? {} : { 'content-type': 'application/json' }) };
  return fetch(provider.url + path, { method: 'POST', redirect: 'manual', headers, body: isForm ? body : JSON.stringify(body) });
}

const add = ({ idJet }: TicketedEvent, { group }: TestStock, buyer: string, quantity = 1) =>
  post('/api/shop-cart/', { event_jet_id: idJet, seat_group: group, quantities: [quantity], sale_type_ids: [1] }, buyer);
const pay = (buyer: string, quantity: number, total: number) =>
  post('/webshop/cart/pay', new URLSearchParams({ key: KEY, quantity: `${quantity}`, total: `${total}` }), buyer);

describe('Two hundred buyers for the last fifty', () => {
  const houses: [what: string, group: TestGroup][] = [
    ['places', { places: 50 }],
    ['single seats in a nearly sold-out house', { rows: range(10).map(() => 10), gone: range(10).map(() => [1, 3, 5, 7, 9]) }],
  ];

  it.each(houses)(
    '%s: exactly fifty are sold, no matter who came',
    async (_, group) => {
      const event = await addTicketedEvent(provider, [group]);
      const [stock] = event.stocks as [TestStock];
      const buyers = range(200).map((index) => `buyer-${stock.id}-${index}`);
      const answers = await Promise.all(buyers.map((buyer) => add(event, stock, buyer)));
      const winners = buyers.filter((_, index) => answers[index]?.status === 200);
      const losers = answers.filter(({ status }) => status === 409);
      expect([winners.length, losers.length]).toEqual([50, 150]);
      for (const loser of atLeastOne(losers)) expect(await loser.json()).toMatchObject({ response_code: -214 });

      const payments = await Promise.all(winners.map((winner) => pay(winner, 1, stock.cents[0])));
      expect(new Set(payments.map(({ status }) => status))).toEqual(new Set([303]));
      const numbers = payments.map(({ headers }) => headers.get('location'));
      expect(numbers.every((location) => location?.startsWith('/webshop/orders/KA-'))).toBe(true);
      expect(new Set(numbers).size).toBe(50);

      const { db } = provider.context;
      const [row] = await db.select().from(inventory).where(eq(inventory.id, stock.id));
      expect(row?.sold).toBe(stock.capacity);
      expect(await db.$count(orderLines, eq(orderLines.inventoryId, stock.id))).toBe(50);
      expect(await db.$count(reservations, eq(reservations.inventoryId, stock.id))).toBe(0);
      expect(await db.$count(seats, eq(seats.inventoryId, stock.id))).toBe('rows' in group ? 50 : 0);
    },
    60_000,
  );
});

it('Carts over several stocks, filled in any order at once, never wait for each other', async () => {
  const event = await addTicketedEvent(provider, [{ places: 30 }, { rows: [8, 8] }, { places: 12 }]);
  const [one, two, three] = event.stocks as [TestStock, TestStock, TestStock];
  const orders = [
    [one, two, three],
    [three, two, one],
    [two, three, one],
    [three, one, two],
  ];
  const carts = range(24).map((index) => `cart-${index}`);
  const statuses = await Promise.all(
    carts.map(async (cart, index) => {
      const answers = await Promise.all((orders[index % 4] ?? []).map((stock) => add(event, stock, cart)));
      const quantity = answers.filter(({ status }) => status === 200).length;
      const last = await pay(cart, quantity, quantity * one.cents[0]);
      return [...answers, last].map(({ status }) => status);
    }),
  );
  expect(statuses.flat().filter((status) => ![200, 303, 409].includes(status))).toEqual([]);
  const { db } = provider.context;
  const ids = event.stocks.map(({ id }) => id);
  const rows = await db.select().from(inventory).where(inArray(inventory.id, ids));
  expect(rows.map(({ sold }) => sold).toSorted((a, b) => a - b)).toEqual([12, 16, 24]);
}, 60_000);
