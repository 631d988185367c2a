import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_AMOUNT_COOKIE, CART_UNTIL_COOKIE, CART_URL_COOKIE } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { type CartState, cartUrlOf } from '../shop/index.ts';

const COOKIES = [CART_AMOUNT_COOKIE, CART_URL_COOKIE, CART_UNTIL_COOKIE] as const;

/**
 * Tells the site what the cart holds, in the cookies that the booking widget writes too (product.md
 * section 9), so that the badge is right after something was removed, bought or let go. `now` is
 * epoch ms of the server's clock.
 */
export function writeCartCookies(
  { configuration }: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { quantity, until }: CartState,
  now: number,
): void {
  const { publicOrigin, cartCookieDomain } = configuration;
  const options = { path: '/', ...(cartCookieDomain ? { domain: cartCookieDomain } : {}) };
  if (quantity === 0 || until === null) {
    for (const name of COOKIES) if (request.cookies[name] !== undefined) reply.clearCookie(name, options);
    return;
  }
  const lasting = {
    ...options,
    sameSite: 'lax',
    secure: publicOrigin.startsWith('https:'),
    maxAge: Math.max(1, Math.ceil((until - now) / 1_000)),
  } as const;
  reply
    .setCookie(CART_AMOUNT_COOKIE, String(quantity), lasting)
    .setCookie(CART_URL_COOKIE, cartUrlOf(publicOrigin), lasting)
    .setCookie(CART_UNTIL_COOKIE, String(until), lasting);
}
