import { eventCall, eventsCall, parseShopBadge } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { eq } from 'drizzle-orm';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { inventory, orders } from '../platform/database/schema/index.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../testing/testProvider.ts';
import { addTicketedEvent, type TicketedEvent } from '../testing/ticketedEvent.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const add = (visitor: Visitor, { idJet }: TicketedEvent, quantity: number, group = 1) =>
  visitor.send('POST', '/api/shop-cart/', { event_jet_id: idJet, seat_group: group, quantities: [quantity], sale_type_ids: [1] });
const show = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const badgeOf = (page: string) => parseShopBadge(/data-shop-badge>([^<]*)</.exec(page)?.[1]);
/** The hidden fields of the form that goes to `action`, as the browser would send them. */
function fieldsOf(page: string, action: string): Record<string, string> {
  const form = new RegExp(`<form method="post" action="${action}[^"]*">(.*?)</form>`, 's').exec(page)?.[1] ?? '';
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

describe('The cart page', () => {
  it.each([
    ['de', '3 × Vollpreis', 'Reihe 1, Plätze 4–6', 'Summe: 36 €', 'Noch 15 Minuten'],
    ['en', '3 × Full price', 'Row 1, seats 4–6', 'Total: 36 €', '15 minutes left'],
  ])('names tickets, seats, price and time left (%s)', async (lang, ...words) => {
    const event = await addTicketedEvent(provider, [{ rows: [9] }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, 3);
    const page = await show(visitor, `/webshop/cart?lang=${lang}`);
    for (const word of atLeastOne(words)) expect(page).toContain(word);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toMatch(/<main [^>]*data-webshop-area/);
    expect(page).toMatch(/<header data-webshop-header/);
    expect(badgeOf(page)).toBe(3);
    expect(visitor.cookie('cartAmount')).toBe('3');
    expect(Number(visitor.cookie('cartUntil'))).toBe(provider.clock.now() + 15 * 60_000);
  });

  it('takes part in the change of pages, as the site that leads to it does', async () => {
    const page = await show(await newVisitor(provider.url), '/webshop/cart?lang=de');
    expect(page).toMatch(/<style>[^<]*@view-transition\{navigation:auto\}/);
  });

  it('speaks the language of the page it was reached from', async () => {
    const response = await fetch(`${provider.url}/webshop/cart`, {
      headers: { referer: 'http://localhost:3000/en/program/events/x/7', 'accept-language': 'de' },
    });
    expect(response.headers.get('content-language')).toBe('en');
  });

  it('lets one remove a ticket, a line and everything, and the site’s badge follows', async () => {
    const event = await addTicketedEvent(provider, [{ places: 9 }, { places: 9 }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, 3);
    await add(visitor, event, 2, 2);
    const fields = fieldsOf(await show(visitor, '/webshop/cart?lang=en'), '/webshop/cart/remove');

    const one = await visitor.submit('/webshop/cart/remove?lang=en', { ...fields, quantity: 1 });
    expect([one.status, one.headers.get('location')]).toEqual([303, '/webshop/cart?lang=en&note=removed']);
    expect(await show(visitor, one.headers.get('location') ?? '')).toContain('Removed. The seats are available again.');
    expect(visitor.cookie('cartAmount')).toBe('4');

    await visitor.submit('/webshop/cart/remove?lang=en', { line: fields.line ?? '' });
    expect(badgeOf(await show(visitor, '/webshop/cart'))).toBe(2);
    await visitor.submit('/webshop/cart/empty?lang=en');
    const page = await show(visitor, '/webshop/cart?lang=en&note=emptied');
    expect([badgeOf(page), visitor.cookie('cartAmount'), visitor.cookie('cartUrl')]).toEqual([0, undefined, undefined]);
  });

  it.each(['/webshop/cart', '/webshop/articles', '/webshop/subscriptions'])(
    'leads from the empty list %s to what is for sale',
    async (path) => {
      const visitor = await newVisitor(provider.url);
      expect(await show(visitor, `${path}?lang=en`)).toContain(
        '<a class="button" href="/webshop?lang=en">See tickets for the coming days</a>',
      );
    },
  );

  it.each([
    ['added', true],
    ['changed', true],
    ['unavailable', true],
    ['emptied', false],
  ])('says “%s” only of a cart that it fits', async (note, ofFull) => {
    const empty = await newVisitor(provider.url);
    const full = await newVisitor(provider.url);
    await add(full, await addTicketedEvent(provider, [{ places: 9 }]), 1);
    const says = async (visitor: Visitor) => /role="status">[^<]/.test(await show(visitor, `/webshop/cart?note=${note}`));
    expect([await says(empty), await says(full)]).toEqual([!ofFull, ofFull]);
  });

  it('tells success from what went wrong by more than a colour', async () => {
    const visitor = await newVisitor(provider.url);
    await add(visitor, await addTicketedEvent(provider, [{ places: 9 }]), 1);
    const added = await show(visitor, '/webshop/cart?note=added');
    expect(added).toContain('<p class="done" role="status">');
    expect(await show(visitor, '/webshop/cart?note=gone')).toContain('<p class="note" role="status">');
    expect(added).toMatch(/\[role=alert\]::before\{[^}]*content:'!'/);
    expect(added).toMatch(/\.done::before\{content:'\\2713'/);
  });

  it('reserves a free place that is limited as it sells a ticket, without a price', async () => {
    const list = eventsCall.answer.parse(await (await fetch(`${provider.url}/en/api/events/?page_size=100&tag=3`)).json());
    const { id, price_from, link_text } = atLeastOne(
      list.results.filter(({ ticket_status: state }) => state === 'available'),
    )[0]!;
    expect([price_from, link_text]).toEqual(['0.00', 'Reserve a place']);
    const event = eventCall.answer.parse(await (await fetch(`${provider.url}/en/api/events/${id}/`)).json());
    const [place] = event.prices;
    expect(place).toMatchObject({ price: '0.00', is_reservable: true });
    const visitor = await newVisitor(provider.url);
    const form = { [`quantity-0-${place!.sale_type_id}`]: '2' };
    expect(await show(visitor, `/webshop/events/${event.id_jet}?lang=en`)).toContain('</b>free</span>');
    await visitor.submit(`/webshop/events/${event.id_jet}?lang=en`, form);
    const cart = await show(visitor, '/webshop/cart?lang=en');
    expect(badgeOf(cart)).toBe(2);
    expect(cart).toContain('Total: free');
    expect(cart).not.toMatch(/\b0 €/);
    expect(cart).toContain('>Reserve for free (practice)</button>');
    const paid = await visitor.submit('/webshop/cart/pay?lang=en', fieldsOf(cart, '/webshop/cart/pay'));
    const order = await show(visitor, paid.headers.get('location') ?? '');
    expect(order).toContain('Total: free');
    expect(badgeOf(order)).toBe(0);
  });

  it('does nothing for a form from elsewhere', async () => {
    const event = await addTicketedEvent(provider, [{ places: 9 }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, 3);
    for (const path of ['empty', 'pay', 'remove']) {
      const response = await visitor.submit(`/webshop/cart/${path}?lang=en`, { csrf_token: 'f'.repeat(32) });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('The form was open for too long');
    }
    expect(badgeOf(await show(visitor, '/webshop/cart'))).toBe(3);
  });

  it.each([{ line: 'x' }, { line: '0' }, { line: '99999999999' }, {}, { line: '1', quantity: '-1' }])(
    'shrugs at the nonsense %j',
    async (fields) => {
      const visitor = await newVisitor(provider.url);
      const response = await visitor.submit('/webshop/cart/remove', fields as Record<string, string>);
      expect(response.status).toBe(303);
    },
  );

  it('allows its own style and script, and nothing else', async () => {
    const response = await fetch(`${provider.url}/webshop/cart`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Paying', () => {
  it('sells the seats and answers with an order that only this browser sees', async () => {
    const event = await addTicketedEvent(provider, [{ rows: [6] }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, 2);
    const fields = fieldsOf(await show(visitor, '/webshop/cart?lang=de'), '/webshop/cart/pay');
    const [first, second] = await Promise.all([1, 2].map(() => visitor.submit('/webshop/cart/pay?lang=de', fields)));
    const location = first?.headers.get('location') ?? '';
    expect([first?.status, second?.headers.get('location')]).toEqual([303, location]);

    const page = await show(visitor, location);
    const number = /KA-\d{6}/.exec(location)?.[0] ?? '';
    for (const word of [`Ihre Bestellnummer ist <b class="whole">${number}</b>.`, 'Reihe 1, Plätze 3–4', 'Summe: 24 €'])
      expect(page).toContain(word);
    expect([badgeOf(page), visitor.cookie('cartAmount')]).toEqual([0, undefined]);
    expect((await (await newVisitor(provider.url)).get(location)).status).toBe(404);

    const { db } = provider.context;
    const [stock] = await db.select().from(inventory).where(eq(inventory.eventId, event.id));
    expect(stock?.sold).toBe(2);
    expect(await db.$count(orders, eq(orders.id, Number(number.slice(3)) - 100_000))).toBe(1);
  });

  it('after the reservation has ended sells nothing and says so', async () => {
    const event = await addTicketedEvent(provider, [{ places: 5 }]);
    const visitor = await newVisitor(provider.url);
    await add(visitor, event, 2);
    const fields = fieldsOf(await show(visitor, '/webshop/cart'), '/webshop/cart/pay');
    provider.clock.forward(15);
    const response = await visitor.submit('/webshop/cart/pay?lang=en', fields);
    expect(await show(visitor, response.headers.get('location') ?? '')).toContain('Your reservation has expired');
  });
});

describe('An event’s page', () => {
  const pathOf = ({ idJet }: TicketedEvent, lang = 'en') => `/webshop/events/${idJet}?lang=${lang}`;

  it('is where the ticket link of the programme leads', async () => {
    const list = (await (await fetch(`${provider.url}/de/api/events/?page_size=100`)).json()) as {
      results: { ticket_url: string | null }[];
    };
    const url = list.results.find(({ ticket_url: ticketUrl }) => ticketUrl)?.ticket_url ?? '';
    const response = await fetch(provider.url + new URL(url).pathname);
    expect(response.status).toBe(200);
    const old = await fetch(provider.url + new URL(url).pathname.replace('/events/', '/event/'), { redirect: 'manual' });
    expect(old.headers.get('location')).toBe(`${new URL(url).pathname}?lang=de`);
  });

  it('puts tickets of several groups into the cart without a script', async () => {
    const event = await addTicketedEvent(provider, [{ places: 9 }, { rows: [6] }]);
    const visitor = await newVisitor(provider.url);
    const page = await show(visitor, pathOf(event));
    expect(page).toContain('Tickets in one group are next to each other');
    const response = await visitor.submit(pathOf(event), { 'quantity-1-1': 2, 'quantity-2-1': 1, 'quantity-2-2': 1 });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/webshop/cart?lang=en&note=added']);
    const cart = await show(visitor, '/webshop/cart?lang=en');
    expect(badgeOf(cart)).toBe(4);
    for (const word of ['2 × Full price, Group 1', '1 × Full price, Group 2', '1 × Concession, Group 2'])
      expect(cart).toContain(word);
  });

  it('says which group could not be seated, and keeps the rest', async () => {
    const event = await addTicketedEvent(provider, [{ places: 9 }, { rows: [5], gone: [[2, 4]] }]);
    const visitor = await newVisitor(provider.url);
    const response = await visitor.submit(pathOf(event), { 'quantity-1-1': 2, 'quantity-2-1': 2 });
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain('Group 2: There are not that many seats left next to each other.');
    expect(page).toContain('Everything else you chose is in the cart.');
    expect(badgeOf(page)).toBe(2);
  });

  it.each([
    [{}, 'Please choose at least one ticket.'],
    [{ 'quantity-1-1': '11' }, 'a whole number from 0 to 10'],
    [{ 'quantity-1-1': '-1' }, 'a whole number from 0 to 10'],
    [{ 'quantity-1-1': '1.5' }, 'a whole number from 0 to 10'],
  ])('asks again after %j', async (fields, words) => {
    const event = await addTicketedEvent(provider, [{ places: 9 }]);
    const response = await (await newVisitor(provider.url)).submit(pathOf(event), fields);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
  });

  it('needs a slot where visitors are let in by the hour', async () => {
    const list = (await (await fetch(`${provider.url}/en/api/events/?type=ausstellung&date=03-08-2026`)).json()) as {
      results: { ticket_url: string | null }[];
    };
    const path = new URL(list.results.find(({ ticket_url: url }) => url)?.ticket_url ?? '').pathname;
    const visitor = await newVisitor(provider.url);
    const page = await show(visitor, `${path}?lang=en`);
    const [, slot] = /type="radio" name="slot-1" value="(\d+)" checked/.exec(page) ?? [];
    expect((await visitor.submit(`${path}?lang=en`, { 'quantity-1-1': 1 })).status).toBe(400);
    expect((await visitor.submit(`${path}?lang=en`, { 'quantity-1-1': 1, 'slot-1': slot ?? '' })).status).toBe(303);
  });

  it.each([
    '/webshop/events/1',
    '/webshop/events/abc',
    '/webshop/events/99999999999',
    '/webshop/orders/KA-999999',
    '/webshop/x/y',
  ])('answers 404 with a page for %s', async (path) => {
    const response = await fetch(`${provider.url}${path}?lang=en`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('This page does not exist');
  });
});

describe.each(LANGUAGES)('In %s', (lang) => {
  it.each(['', '/account', '/articles', '/subscriptions', '/cart'])('/webshop%s is a page with one heading', async (path) => {
    const response = await fetch(`${provider.url}/webshop${path}?lang=${lang}`);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/webshop\.[a-z]/);
  });
});

it.each([
  ['A shop', { isShopOnline: false }],
  ['The shop of a site', { isSiteOnline: false }],
])(
  '%s that is offline says so everywhere below its address, and its carts can still be read',
  async (_, changes) => {
    const offline = await startTestProvider(changes);
    try {
      const visitor = await newVisitor(offline.url);
      for (const response of [
        await visitor.get('/webshop/cart?lang=en'),
        await visitor.get('/webshop/events/1?lang=en'),
        await visitor.submit('/webshop/cart/pay?lang=en'),
      ]) {
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '300']);
        expect(await response.text()).toContain('The webshop is closed');
      }
      expect((await visitor.get('/api/shop-cart/')).status).toBe(200);
      expect((await visitor.send('DELETE', '/api/shop-cart/')).status).toBe(503);
      const settings = (await (await visitor.get('/pageeditor-api/settings')).json()) as { is_shop_online: boolean };
      expect(settings.is_shop_online).toBe(false);
    } finally {
      await offline.close();
    }
  },
  START_TIMEOUT_MS,
);
