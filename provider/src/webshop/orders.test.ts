import { eq } from 'drizzle-orm';
import { type Order, ordersCall } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editors, orders } from '../platform/database/schema/index.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../testing/testProvider.ts';
import { addTicketedEvent } from '../testing/ticketedEvent.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());
beforeEach(() => provider.context.db.delete(orders));

/** Buys tickets of a new event; answers where the order is. */
async function buy(buyer: Visitor, quantity = 2): Promise<string> {
  const { idJet } = await addTicketedEvent(provider, [{ rows: [6] }]);
  const body = { event_jet_id: idJet, seat_group: 1, quantities: [quantity], sale_type_ids: [1] };
  await buyer.send('POST', '/api/shop-cart/', body);
  const page = await (await buyer.get('/webshop/cart?lang=de')).text();
  const form = /action="\/webshop\/cart\/pay[^"]*">(.*?)<\/form>/s.exec(page)?.[1] ?? '';
  const fields = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const answer = await buyer.submit('/webshop/cart/pay?lang=de', Object.fromEntries(fields) as Record<string, string>);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
const list = async (who: Visitor, query = '') => {
  const answer = await who.get(`${ordersCall.path}?lang=de${query}`);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return ordersCall.answer.parse(await answer.json());
};
const numbers = (results: readonly Order[]) => results.map(({ number }) => number);

it('an account sees what it has bought, the newest first, with the way to the tickets', async () => {
  const editor = await newEditor(provider.url);
  expect(await list(editor)).toEqual({ count: 0, next: null, previous: null, results: [] });
  const [first, second] = [await buy(editor), await buy(editor, 3)];
  const { count, results } = await list(editor);
  expect([count, results.map(({ url }) => url)]).toEqual([2, [second, first]]);
  expect(results[0]).toMatchObject({ total: '36.00', items: [{ quantity: 3, date_start: expect.any(String) }] });
  expect(results[0]?.items[0]?.title).not.toBe('');
  expect((await editor.get(`${ordersCall.path}?page=2`)).status).toBe(404);
  const small = await list(editor, '&page_size=1&page=2');
  expect([numbers(small.results).length, small.next, small.previous]).toEqual([1, null, expect.stringContaining('page=1')]);
});

it('nobody reads the orders of another account, neither by the call nor by their number', async () => {
  const [owner, other] = [await newEditor(provider.url), await newEditor(provider.url, 'leitung')];
  const order = await buy(owner);
  const elsewhere = await newEditor(provider.url);
  const stranger = await newVisitor(provider.url);
  expect([(await list(owner)).count, (await list(elsewhere)).count, (await list(other)).count]).toEqual([1, 1, 0]);
  expect((await stranger.get(ordersCall.path)).status).toBe(401);
  const seen = [];
  for (const who of [owner, elsewhere, other, stranger]) seen.push((await who.get(order)).status);
  expect(seen).toEqual([200, 200, 404, 404]);
  // Nor by naming an account in the address.
  for (const name of atLeastOne(['account', 'account_id', 'accountId', 'id'])) {
    const answer = await other.get(`${ordersCall.path}?${name}=1`);
    expect(((await answer.json()) as { count: number }).count).toBe(0);
  }
});

it('what was bought without logging in stays with its browser, also after logging in there', async () => {
  const visitor = await newVisitor(provider.url);
  const order = await buy(visitor);
  const editor = await newEditor(provider.url);
  expect([(await list(editor)).count, (await editor.get(order)).status, (await visitor.get(order)).status]).toEqual([
    0, 404, 200,
  ]);
});

it('an account that is disabled reads nothing, and one that is gone leaves its orders behind', async () => {
  const { db } = provider.context;
  const [row] = await db.select().from(editors).where(eq(editors.username, 'redaktion'));
  const spare = { ...row!, id: undefined, username: 'gast' };
  const [guest] = await db.insert(editors).values(spare).returning();
  const owner = await newEditor(provider.url, 'gast');
  const order = await buy(owner);
  const elsewhere = await newEditor(provider.url, 'gast');
  await db
    .update(editors)
    .set({ disabledAt: new Date(provider.clock.now()) })
    .where(eq(editors.id, guest!.id));
  expect([(await elsewhere.get(ordersCall.path)).status, (await elsewhere.get(order)).status]).toEqual([401, 404]);
  await db.delete(editors).where(eq(editors.id, guest!.id));
  expect((await db.select().from(orders)).map(({ accountId }) => accountId)).toEqual([null]);
});

describe('the page of the shop', () => {
  it.each([
    ['de', 'Meine Bestellungen', 'noch nichts bestellt', 'Frühere Bestellungen'],
    ['en', 'My orders', 'Nothing has been ordered', 'Earlier orders'],
  ])('lists them without a script, in pages (%s)', async (lang, title, none, older) => {
    const editor = await newEditor(provider.url);
    const show = async (page = '') => (await editor.get(`/webshop/account/orders?lang=${lang}${page}`)).text();
    const empty = await show();
    expect([empty.includes(title), empty.includes(none)]).toEqual([true, true]);
    const order = await buy(editor);
    const full = await show();
    expect(full).toContain(`/webshop/orders/${/KA-\d+/.exec(order)?.[0]}?lang=${lang}`);
    expect([full.includes(none), full.includes(older)]).toEqual([false, false]);
    const [row] = await provider.context.db.select().from(orders);
    const more = Array.from({ length: 10 }, (_, index) => ({ ...row!, id: undefined, paymentKey: `${index}` }));
    await provider.context.db.insert(orders).values(more);
    expect(await show()).toContain(older);
    expect(await show('&page=2')).not.toContain(older);
    expect((await editor.get('/webshop/account/orders?page=3')).status).toBe(404);
  });

  it('sends who is not logged in to the login, and back', async () => {
    const answer = await fetch(`${provider.url}/webshop/account/orders?lang=en`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/webshop\/account\?.*next=%2Fwebshop%2Faccount%2Forders/),
    ]);
  });
});
