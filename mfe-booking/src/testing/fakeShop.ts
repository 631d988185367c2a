import type { CartRequest } from '@spielplan/shared-contracts/api';
import { jest } from '@jest/globals';
import { CART_PATH } from '../transport/bookingClient.ts';

/** An answer of the ticket system; `hang` never comes. */
export type ShopAnswer = { status?: number; body?: unknown; text?: string } | 'hang' | 'offline';

export interface FakeShop {
  /** Bodies of the posts, oldest first. */
  posts: CartRequest[];
  /** Header `X-CSRFToken` of each post. */
  tokens: (string | null)[];
  /** How often the cart was read. */
  reads: number;
}

/** A success as the provider answers it. */
export function held(quantity: number, more: object = {}): ShopAnswer {
  return { status: 200, body: { tickets_quantity: quantity, cart_url: 'https://shop.example/cart', ...more } };
}

/** A refusal of the ticket system. */
export function refused(code: unknown, status = 409): ShopAnswer {
  return { status, body: { response_code: code } };
}

/** Replaces the network: each post gets the next answer; reading the cart hands out the CSRF cookie (decision 34). */
export function openFakeShop(...answers: ShopAnswer[]): FakeShop {
  const shop: FakeShop = { posts: [], tokens: [], reads: 0 };
  const rest = [...answers];
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    if (input !== CART_PATH) throw new TypeError('The widget asked for something else than the cart.');
    if (init?.method !== 'POST') {
      shop.reads += 1;
      document.cookie = 'csrftoken=fresh; path=/';
      return respond({ body: { tickets_quantity: 0, cart_url: '' } });
    }
    shop.posts.push(JSON.parse(init.body as string) as CartRequest);
    shop.tokens.push(new Headers(init.headers).get('X-CSRFToken'));
    const answer = rest.shift();
    if (answer === undefined) throw new TypeError('The shop expected no further post.');
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'hang') return untilAborted(init.signal);
    return respond(answer);
  });
  return shop;
}

/** Forgets every cookie of the last test. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
}

function respond({ status = 200, body, text }: Exclude<ShopAnswer, string>): Response {
  return new Response(text ?? JSON.stringify(body), { status });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}
