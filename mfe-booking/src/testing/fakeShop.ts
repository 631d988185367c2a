import type { CartRequest, EventAvailability } from '@spielplan/shared-contracts/api';
import { jest } from '@jest/globals';
import { CART_PATH } from '../transport/bookingClient.ts';

/** An answer of the ticket system; `hang` never comes. */
export type ShopAnswer = { status?: number; body?: unknown; text?: string } | 'hang' | 'offline';

export interface FakeShop {
  /** Bodies of the posts, oldest first. */
  posts: CartRequest[];
  /** Header `X-CSRFToken` of each post. */
  tokens: (string | null)[];
  /** Header `Idempotency-Key` of each post. */
  keys: (string | null)[];
  /** How often the cart was read. */
  reads: number;
  /** Whatever else was asked for: `POST /api/shop-cart/renewal/`. */
  others: string[];
  /** What reading, renewing and giving back answer. */
  cart: ShopAnswer;
  /** What is said to be left, for anyone who opens a widget. */
  availability: ShopAnswer;
}

/** A success as the provider answers it. */
export function held(quantity: number, more: object = {}): ShopAnswer {
  return { status: 200, body: { tickets_quantity: quantity, cart_url: 'https://shop.example/cart', ...more } };
}

/** A refusal of the ticket system. */
export function refused(code: unknown, status = 409): ShopAnswer {
  return { status, body: { response_code: code } };
}

/** What is left: nothing that differs from the page, where nothing else is said. */
export function left(more: Partial<EventAvailability> = {}): ShopAnswer {
  const body = { ticket_status: 'available', is_shop_online: true, seat_groups: [], server_time: '2026-11-20T11:00:00+01:00' };
  return { body: { ...body, ...more } };
}

/**
 * Replaces the network: each post gets the next answer;
 * reading the cart hands out the CSRF cookie (R34).
 */
export function openFakeShop(...answers: ShopAnswer[]): FakeShop {
  const cart = held(0, { cart_url: '' });
  const shop: FakeShop = { posts: [], tokens: [], keys: [], reads: 0, others: [], cart, availability: left() };
  const rest = [...answers];
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const [path] = (input as string).split('?');
    const method = init?.method ?? 'GET';
    if (path?.endsWith('/availability/')) return respond(shop.availability, init);
    if (!path?.startsWith(CART_PATH)) throw new TypeError('The widget asked for something else than the cart.');
    if (method === 'GET') {
      shop.reads += 1;
      document.cookie = 'csrftoken=fresh; path=/';
      return respond(shop.cart, init);
    }
    if (method !== 'POST' || path !== CART_PATH) {
      shop.others.push(`${method} ${path}`);
      return respond(shop.cart, init);
    }
    const headers = new Headers(init?.headers);
    shop.posts.push(JSON.parse(init?.body as string) as CartRequest);
    shop.tokens.push(headers.get('X-CSRFToken'));
    shop.keys.push(headers.get('Idempotency-Key'));
    const answer = rest.shift();
    if (answer === undefined) throw new TypeError('The shop expected no further post.');
    return respond(answer, init);
  });
  return shop;
}

/** Forgets every cookie of the last test, and what the browser remembers. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
  localStorage.clear();
}

async function respond(answer: ShopAnswer, init: RequestInit | undefined): Promise<Response> {
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'hang') return untilAborted(init?.signal);
  const { status = 200, body, text } = answer;
  return new Response(text ?? JSON.stringify(body), { status });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}
