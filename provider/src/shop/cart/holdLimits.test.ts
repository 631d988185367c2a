import { CSRF_COOKIE } from '@spielplan/shared-contracts/api';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { auditLog, editors } from '../../platform/database/schema/index.ts';
import { takeHall } from '../../testing/takeHall.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';
import { addTicketedEvent, type TestStock, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { addToCart } from './cartService.ts';
import { networkShare } from './holdLimits.ts';
import { payCart } from './payCart.ts';

const { holdsPerVisitor, holdsPerNetworkPercent } = parseConfiguration({});

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ holdsPerVisitor, holdsPerNetworkPercent });
}, START_TIMEOUT_MS);
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
      for (const couple of atLeastOne(couples)) {
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
  it('holds twenty tickets of one event at most, and the same hold request twice only once', async () => {
    const event = await addTicketedEvent(provider, [{ places: 400 }, { places: 400 }]);
    const visitor = await newVisitor(provider.url);
    const from = '192.0.2.9';
    expect((await add(visitor, event, [10, 5], from)).status).toBe(200);
    const holdRequest = { event_jet_id: event.idJet, seat_group: 2, quantities: [5], sale_type_ids: [1] };
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'x-forwarded-for': from, 'idempotency-key': 'hold-number-one' };
      const answer = await visitor.send('POST', '/api/shop-cart/', holdRequest, headers);
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ tickets_quantity: 20 })]);
    }
    const refused = await add(visitor, event, [1], from, 2);
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ response_code: -120 })]);
  });
});

interface Attack {
  /** Tickets. */
  perCart: number;
  payDelay: number;
}

describe('Within any minute', () => {
  const MINUTE_MS = 60_000;
  const STEP_MS = 20_000;
  const STEPS = 8;
  const KEY = '0123456789abcdef'.repeat(2);

  // All that a network gets that tries every 20 s for as many
  // carts as are given, and pays them after `payDelay` steps.
  async function attack({ idJet, stocks }: TicketedEvent, network: string, { perCart, payDelay }: Attack) {
    const { context, clock } = provider;
    const body = { event_jet_id: idJet, seat_group: 1, quantities: [perCart], sale_type_ids: [1] };
    const payment = { accountId: null, key: KEY, quantity: perCart, totalCents: perCart * (stocks[0]?.cents[0] ?? 0) };
    const taken: number[] = [];
    const unpaid: { cart: string; step: number }[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      for (let isGiven = true; isGiven;) {
        while (unpaid[0] && unpaid[0].step <= step - payDelay) {
          const { cart } = unpaid.shift() ?? { cart: '' };
          expect((await payCart(context, cart, payment)).kind).toBe('paid');
        }
        const cart = randomUUID();
        isGiven = (await addToCart(context, cart, body, { network })).kind === 'cart';
        if (isGiven) unpaid.push({ cart, step });
        if (isGiven) taken.push(step * STEP_MS);
      }
      clock.forward(STEP_MS / MINUTE_MS);
    }
    const within = (end: number) => taken.filter((at) => at > end - MINUTE_MS && at <= end).length * perCart;
    return { most: Math.max(...taken.map(within)), all: taken.length * perCart };
  }

  it.each([
    { places: 8, perCart: 2, payDelay: 0, most: 4, all: 8 },
    { places: 8, perCart: 1, payDelay: 2, most: 4, all: 8 },
    { places: 84, perCart: 5, payDelay: 0, most: 25, all: 75 },
    { places: 84, perCart: 5, payDelay: 2, most: 25, all: 50 },
    { places: 84, perCart: 5, payDelay: 100, most: 25, all: 25 },
  ])('one address gets its share and no more, paying in between or not: %j', async ({ places, most, all, ...how }) => {
    const event = await addTicketedEvent(provider, [{ places }]);
    expect(await attack(event, 'somewhere', how)).toEqual({ most, all });
    if (all < places) expect((await add(await newVisitor(provider.url), event, [1], '198.51.100.2')).status).toBe(200);
  });

  it('a hall of two places or more has some left for others, unless the box office wants it otherwise', () => {
    const share = (places: number, percent = 30) => networkShare({ places, holdsPerNetworkPercent: percent });
    expect([1, 2, 3, 8, 10, 11, 20, 30, 78, 600].map((places) => share(places))).toEqual([1, 1, 1, 4, 5, 5, 10, 10, 23, 180]);
    expect([share(100, 1), share(8, 100), share(10, 80)]).toEqual([10, 8, 8]);
    for (let places = 2; places <= 1_000; places += 1) expect(share(places)).toBeLessThan(places);
  });
});

describe('The box office', () => {
  const LIMITS = '/webshop/account/limits';
  const set = (boxOffice: Visitor, { idJet }: TicketedEvent, perVisitor: string, percent: string, lang = 'de') =>
    boxOffice.submit(`${LIMITS}?lang=${lang}`, { event: idJet, per_visitor: perVisitor, network_percent: percent });

  it('sets the limits of one event, which count from the next hold on and for no other event', async () => {
    const [event, other] = [await openHall(), await openHall()];
    const boxOffice = await newEditor(provider.url, 'leitung');
    const [one, two] = [await newVisitor(provider.url), await newVisitor(provider.url)];
    expect((await add(one, event, [4], '192.0.2.20')).status).toBe(200);
    const saved = await set(boxOffice, event, '4', '10');
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${LIMITS}?lang=de&saved=1`]);
    expect(await (await add(one, event, [1], '192.0.2.20')).json()).toMatchObject({ response_code: -120 });
    // Ten are the least of a hall of this size, whatever the share.
    for (const wanted of [4, 2])
      expect((await add(await newVisitor(provider.url), event, [wanted], '192.0.2.20')).status).toBe(200);
    expect(await (await add(two, event, [1], '192.0.2.20')).json()).toMatchObject({ response_code: -140 });
    expect((await add(two, other, [10], '192.0.2.20')).status).toBe(200);

    await set(boxOffice, event, '', '100');
    for (const wanted of [10, 10])
      expect((await add(await newVisitor(provider.url), event, [wanted], '192.0.2.20')).status).toBe(200);
    await set(boxOffice, event, '', '');
    expect((await add(await newVisitor(provider.url), event, [1], '192.0.2.20')).status).toBe(409);
    const lines = await provider.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.event, 'hold_limits_set'))
      .orderBy(auditLog.id);
    expect(lines.map(({ detail }) => detail)).toEqual([
      `event ${event.id}: 4 a visitor, 10 % a network`,
      `event ${event.id}: house a visitor, 100 % a network`,
      `event ${event.id}: house a visitor, house % a network`,
    ]);
    const [leitung] = await provider.context.db.select().from(editors).where(eq(editors.username, 'leitung'));
    expect(new Set(lines.map(({ accountId }) => accountId))).toEqual(new Set([leitung?.id]));
  });

  it.each([
    ['de', 'Grenzen beim Reservieren', '7 Karten je Warenkorb, 30 % der Plätze je Netzwerk'],
    ['en', 'Limits on holding', '7 tickets per cart, 30 % of the places per network'],
  ])('sees what it has set, and changes it there (%s)', async (lang, title, line) => {
    const event = await openHall();
    const boxOffice = await newEditor(provider.url, 'leitung');
    expect(await (await boxOffice.get(`/webshop/account?lang=${lang}`)).text()).toContain(`${LIMITS}?lang=${lang}`);
    await set(boxOffice, event, '7', '');
    const page = await (await boxOffice.get(`${LIMITS}?lang=${lang}&event=${event.idJet}`)).text();
    for (const text of [title, line, `value="${event.idJet}"`, 'name="per_visitor"', 'value="7"']) expect(page).toContain(text);
  });

  it.each([
    ['0', '', 'Bitte geben Sie ganze Zahlen ein'],
    ['', '101', 'Bitte geben Sie ganze Zahlen ein'],
    ['viele', '', 'Bitte geben Sie ganze Zahlen ein'],
    ['1e3', '2.5', 'Bitte geben Sie ganze Zahlen ein'],
  ])('is told what is no limit: %j, %j', async (perVisitor, percent, words) => {
    const boxOffice = await newEditor(provider.url, 'leitung');
    const refused = await set(boxOffice, await openHall(), perVisitor, percent);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)]);
    const unknown = await set(boxOffice, { idJet: 1 } as TicketedEvent, '4', '');
    expect([unknown.status, await unknown.text()]).toEqual([422, expect.stringContaining('Einen Termin mit dieser Nummer')]);
  });

  it('is nobody else: neither who edits pages nor a visitor', async () => {
    const event = await openHall();
    const [editor, visitor] = [await newEditor(provider.url), await newVisitor(provider.url)];
    expect([(await editor.get(LIMITS)).status, (await set(editor, event, '', '100')).status]).toEqual([404, 404]);
    expect(await (await editor.get('/webshop/account?lang=de')).text()).not.toContain(LIMITS);
    const answers = [await visitor.get(LIMITS), await set(visitor, event, '', '100')];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const { cookie } = (await newEditor(provider.url, 'leitung')).headers();
    const body = new URLSearchParams({ event: String(event.idJet), per_visitor: '', network_percent: '100' });
    expect((await fetch(provider.url + LIMITS, { method: 'POST', headers: { cookie }, body })).status).toBe(403);
    expect((await takeHall(provider, event, { address: () => '192.0.2.21' })).tickets).toBe(20);
  });
});

it('No address is kept: networks are hashes under a secret, and go with the hold', async () => {
  const kept = JSON.stringify([
    await provider.context.db.execute(sql`select network from reservations`),
    await provider.context.db.execute(sql`select network from network_purchases`),
  ]);
  expect(kept).not.toMatch(/203\.0\.113|192\.0\.2|2001:db8/);
  expect(kept).toMatch(/"network":"[0-9a-f]{32}"/);
});
