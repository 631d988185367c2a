import { jest } from '@jest/globals';
import { addToCartCall, cartAnswerSchema, eventAvailabilitySchema, readCartCall } from '@spielplan/shared-contracts/api';
import { PROVIDER_TIMEOUT_MS } from '@spielplan/shared-ui/host/provider';
import { cartItem, heldLine } from '../testing/heldCart.ts';
import { clearCookies, held, left, openFakeShop, refused, type ShopAnswer } from '../testing/fakeShop.ts';
import { CART_PATH, createBookingClient } from './bookingClient.ts';
import { writeCartCookies } from './cartCookies.ts';
import { parseAvailability } from './parseAvailability.ts';
import { parseCartAnswer } from './parseCartAnswer.ts';

const request = { event_jet_id: 9007, quantities: [2], sale_type_ids: [1], seat_group: 1 };

beforeEach(() => {
  clearCookies();
  document.cookie = 'csrftoken=known; path=/';
});

afterEach(() => jest.useRealTimers());

describe('putting tickets into the cart', () => {
  it('posts once, where the contract says, with the token of the cookie', async () => {
    const shop = openFakeShop(held(2));
    writeCartCookies({ amount: 1, url: null, until: Date.now() + 60_000 }, Date.now());
    await createBookingClient('de').hold(request, 'hold-0001');
    expect(shop).toMatchObject({ posts: [request], tokens: ['known'], keys: ['hold-0001'], reads: 0 });
    expect([addToCartCall.path, readCartCall.path]).toEqual([CART_PATH, CART_PATH]);
  });

  it('fetches a token first on a first visit (R34)', async () => {
    clearCookies();
    const shop = openFakeShop(held(2));
    expect(await createBookingClient('de').hold(request, 'hold-0001')).toMatchObject({ kind: 'held' });
    expect(shop).toMatchObject({ reads: 1, tokens: ['fresh'] });
  });

  it('reads the cart first while nothing is held, so that a lost answer takes no cart along (R30)', async () => {
    const shop = openFakeShop(held(2));
    await createBookingClient('de').hold(request, 'hold-0001');
    expect(shop).toMatchObject({ posts: [request], reads: 1 });
    shop.cart = { status: 503 };
    expect(await createBookingClient('de').hold(request, 'hold-0002')).toMatchObject({ kind: 'failed', reason: 'notSent' });
    expect(shop.posts).toHaveLength(1);
  });

  it('does not post without a token', async () => {
    clearCookies();
    const shop = openFakeShop(held(2));
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('', { status: 503 }));
    expect(await createBookingClient('de').hold(request, 'hold-0001')).toMatchObject({ kind: 'failed' });
    expect(shop.posts).toEqual([]);
  });

  it.each<[string, ShopAnswer, object]>([
    [
      'a success',
      held(2, { reserved_until: '2026-11-20T11:15:00+01:00', server_time: '2026-11-20T11:00:00+01:00' }),
      {
        kind: 'held',
        quantity: 2,
        cartUrl: 'https://shop.example/cart',
        reservedUntil: Date.parse('2026-11-20T10:15:00Z'),
        serverTime: Date.parse('2026-11-20T10:00:00Z'),
      },
    ],
    ['a success without times', held(1, { reserved_until: null }), { kind: 'held', reservedUntil: null, serverTime: null }],
    ['a refusal', refused(-214), { kind: 'refused', code: -214 }],
    ['a refusal with status 200 (R29)', refused(-204, 200), { kind: 'refused', code: -204 }],
    ['a refusal inside of a success', held(2, { response_code: -1 }), { kind: 'refused', code: -1 }],
    ['a refusal without a number', refused('x'), { kind: 'refused', code: 'x' }],
    ['HTTP 500 with an HTML page', { status: 500, text: '<h1>500</h1>' }, { kind: 'failed', detail: 'HTTP 500' }],
    ['HTTP 403', { status: 403, body: { error: 'CSRF_MISSING' } }, { kind: 'failed', detail: 'HTTP 403' }],
    [
      'a shop that went offline',
      { status: 503, body: { error: 'SHOP_OFFLINE', code: 'SP-5003' } },
      { kind: 'failed', reason: 'shopOffline' },
    ],
    ['HTTP 429', { status: 429, body: {} }, { kind: 'failed', reason: 'tooMany' }],
    ['a provider that is away', { status: 503, text: 'away' }, { kind: 'failed', reason: 'unknown' }],
    ['status 200 without JSON', { text: 'ok' }, { kind: 'failed' }],
    ['status 200 with a list', { body: [] }, { kind: 'failed' }],
    ['a quantity that is none', { body: { tickets_quantity: '2', cart_url: '' } }, { kind: 'failed' }],
    ['no address', { body: { tickets_quantity: 2 } }, { kind: 'failed' }],
    ['no network', 'offline', { kind: 'failed', detail: 'Failed to fetch' }],
  ])('answers %s', async (_, answer, outcome) => {
    const shop = openFakeShop(answer);
    expect(await createBookingClient('de').hold(request, 'hold-0001')).toMatchObject(outcome);
    expect(shop.posts).toHaveLength(1);
  });

  it('gives up after 15 seconds and does not post again by itself (R30)', async () => {
    jest.useFakeTimers();
    const shop = openFakeShop('hang');
    const outcome = createBookingClient('de').hold(request, 'hold-0001');
    await jest.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS - 1);
    expect(shop.posts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'failed', reason: 'unknown', detail: 'No answer within 15000 ms.' });
    expect(shop.posts).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('understands what the contract calls a cart', () => {
    const answer = { tickets_quantity: 3, cart_url: 'https://shop.example/cart', server_time: '2026-11-20T10:00:00Z' };
    expect(parseCartAnswer(200, cartAnswerSchema.parse(answer))).toMatchObject({ kind: 'held', quantity: 3 });
  });

  it('takes a token that the browser shows a moment after its answer, as WebKit does', async () => {
    clearCookies();
    const shop = openFakeShop(held(2));
    const answer = globalThis.fetch;
    globalThis.fetch = jest.fn<typeof fetch>(async (...request) => {
      const response = await answer(...request);
      if (request[1]?.method === 'POST') return response;
      clearCookies();
      setTimeout(() => (document.cookie = 'csrftoken=late; path=/'), 100);
      return response;
    });
    expect(await createBookingClient('de').hold(request, 'hold-0001')).toMatchObject({ kind: 'held' });
    expect(shop.tokens).toEqual(['late']);
  });

  it('says that a browser without cookies has no cart', async () => {
    clearCookies();
    const shop = openFakeShop(held(2));
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('{}'));
    expect(await createBookingClient('de').hold(request, 'hold-0001')).toMatchObject({ kind: 'failed', reason: 'noCookies' });
    expect(shop.posts).toEqual([]);
  });

  it('says that the device has no network', async () => {
    openFakeShop('offline');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await createBookingClient('de').hold(request, 'hold-0001')).toMatchObject({ kind: 'failed', reason: 'noNetwork' });
    onLine.mockRestore();
  });

  it('reads what is held, line by line', () => {
    const answer = cartAnswerSchema.parse({ tickets_quantity: 2, cart_url: '', is_renewable: true, items: [cartItem()] });
    expect(parseCartAnswer(200, answer)).toMatchObject({ isRenewable: true, hasExpired: false, lines: [heldLine()] });
    const poor = { tickets_quantity: 2, cart_url: '', items: [{ id: 'x', quantity: 1 }, 'nonsense', { quantity: -1 }] };
    expect(parseCartAnswer(200, poor)).toMatchObject({ lines: [{ id: null, saleTypeId: null, title: '', quantity: 1 }] });
  });
});

describe('renewing and giving back', () => {
  it.each([
    ['renew', (client: ReturnType<typeof createBookingClient>) => client.renew(), 'POST /api/shop-cart/renewal/'],
    ['give a line back', (client: ReturnType<typeof createBookingClient>) => client.release(7), 'DELETE /api/shop-cart/7/'],
    ['give everything back', (client: ReturnType<typeof createBookingClient>) => client.release(null), 'DELETE /api/shop-cart/'],
  ])('%s', async (_, act, request) => {
    const shop = openFakeShop();
    shop.cart = refused(-130);
    expect(await act(createBookingClient('en'))).toEqual({ kind: 'refused', code: -130 });
    expect(shop.others).toEqual([request]);
  });
});

describe('what is left of an event', () => {
  it('is read as the contract says it', async () => {
    const shop = openFakeShop();
    const group = { seat_group: 1, status: 1, timeslots: [{ block_id: 501, status: 0 }] };
    shop.availability = left({ seat_groups: [group] });
    const answer = await createBookingClient('de').availability(7);
    expect(answer).toEqual({
      ticket_status: 'available',
      is_shop_online: true,
      seat_groups: [group],
      checkedAt: Date.parse('2026-11-20T10:00:00Z'),
    });
    const body = (shop.availability as { body: unknown }).body;
    expect(parseAvailability(eventAvailabilitySchema.parse(body))).toEqual(answer);
  });

  it.each<[string, ShopAnswer]>([
    ['a provider that does not know the call', { status: 404, body: { error: 'NOT_FOUND' } }],
    ['a failure', { status: 500, text: 'x' }],
    ['no network', 'offline'],
    ['nonsense', { body: { ticket_status: 'perhaps' } }],
    ['a list', { body: [] }],
    ['a broken group', left({ seat_groups: [{ seat_group: 'x' } as never] })],
    ['a broken slot', left({ seat_groups: [{ seat_group: 1, status: 2, timeslots: [null as never] }] })],
  ])('stays that of the page with %s', async (_, answer) => {
    const shop = openFakeShop();
    shop.availability = answer;
    expect(await createBookingClient('de').availability(7)).toBeNull();
  });
});
