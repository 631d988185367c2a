import { jest } from '@jest/globals';
import { addToCartCall, cartAnswerSchema, readCartCall } from '@spielplan/shared-contracts/api';
import { clearCookies, held, openFakeShop, refused, type ShopAnswer } from '../testing/fakeShop.ts';
import { CART_PATH, createBookingClient, TIME_LIMIT_MS } from './bookingClient.ts';
import { readCartAnswer } from './readCartAnswer.ts';

const request = { event_jet_id: 9007, quantities: [2], sale_type_ids: [1], seat_group: 1 };

beforeEach(() => {
  clearCookies();
  document.cookie = 'csrftoken=known; path=/';
});

afterEach(() => jest.useRealTimers());

describe('putting tickets into the cart', () => {
  it('posts once, where the contract says, with the token of the cookie', async () => {
    const shop = openFakeShop(held(2));
    await createBookingClient().hold(request);
    expect(shop).toEqual({ posts: [request], tokens: ['known'], reads: 0 });
    expect([addToCartCall.path, readCartCall.path]).toEqual([CART_PATH, CART_PATH]);
  });

  it('fetches a token first on a first visit (decision 34)', async () => {
    clearCookies();
    const shop = openFakeShop(held(2));
    expect(await createBookingClient().hold(request)).toMatchObject({ kind: 'held' });
    expect(shop).toMatchObject({ reads: 1, tokens: ['fresh'] });
  });

  it('does not post without a token', async () => {
    clearCookies();
    const shop = openFakeShop(held(2));
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('', { status: 503 }));
    expect(await createBookingClient().hold(request)).toMatchObject({ kind: 'failed' });
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
    ['a refusal with status 200 (decision 29)', refused(-204, 200), { kind: 'refused', code: -204 }],
    ['a refusal inside of a success', held(2, { response_code: -1 }), { kind: 'refused', code: -1 }],
    ['a refusal without a number', refused('x'), { kind: 'refused', code: 'x' }],
    ['HTTP 500 with an HTML page', { status: 500, text: '<h1>500</h1>' }, { kind: 'failed', detail: 'HTTP 500' }],
    ['HTTP 403', { status: 403, body: { error: 'CSRF_MISSING' } }, { kind: 'failed', detail: 'HTTP 403' }],
    ['status 200 without JSON', { text: 'ok' }, { kind: 'failed' }],
    ['status 200 with a list', { body: [] }, { kind: 'failed' }],
    ['a quantity that is none', { body: { tickets_quantity: '2', cart_url: '' } }, { kind: 'failed' }],
    ['no address', { body: { tickets_quantity: 2 } }, { kind: 'failed' }],
    ['no network', 'offline', { kind: 'failed', detail: 'Failed to fetch' }],
  ])('answers %s', async (_, answer, outcome) => {
    const shop = openFakeShop(answer);
    expect(await createBookingClient().hold(request)).toMatchObject(outcome);
    expect(shop.posts).toHaveLength(1);
  });

  it('gives up after 15 seconds and does not post again by itself (decision 30)', async () => {
    jest.useFakeTimers();
    const shop = openFakeShop('hang');
    const outcome = createBookingClient().hold(request);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
    expect(shop.posts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'failed', detail: 'No answer within 15000 ms.' });
    expect(shop.posts).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('understands what the contract calls a cart', () => {
    const answer = { tickets_quantity: 3, cart_url: 'https://shop.example/cart', server_time: '2026-11-20T10:00:00Z' };
    expect(readCartAnswer(200, cartAnswerSchema.parse(answer))).toMatchObject({ kind: 'held', quantity: 3 });
  });
});
