import type { FastifyInstance } from 'fastify';
import { addToCartCall, cartAnswerSchema, type CartAnswer, defineCall, readCartCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../context.ts';
import { type RefusedAnswer, registerCall } from '../../http/registerCall.ts';
import { ensureCsrfCookie } from '../../security/csrf.ts';
import { cartIdOf, ensureCartId } from './cartCookie.ts';
import { addToCart, type CartState, readCart, releaseCart } from './cartService.ts';
import { type Refusal, REFUSAL_CODES } from './refusal.ts';

/** Gives a whole cart back; what the shop's "empty the cart" does. */
const releaseCartCall = defineCall({
  id: 'releaseCart',
  method: 'DELETE',
  path: '/api/shop-cart/',
  answer: cartAnswerSchema,
});

/** The cart of the visitor's cookie: read it, add to it, give it back. Refusals are 409 with a `response_code` (decision 29). */
export function registerCart(app: FastifyInstance, context: ProviderContext): void {
  const { configuration, clock } = context;
  const secure = configuration.publicOrigin.startsWith('https:');

  const present = ({ quantity, until }: CartState): CartAnswer => ({
    tickets_quantity: quantity,
    cart_url: `${configuration.publicOrigin}/webshop/cart`,
    reserved_until: until === null ? null : new Date(until).toISOString(),
    server_time: new Date(clock.now()).toISOString(),
  });

  registerCall(app, context, readCartCall, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    ensureCsrfCookie(request, reply, secure);
    return present(await readCart(context, cartIdOf(request)));
  });

  registerCall(app, context, addToCartCall, async ({ body, request, reply }) => {
    if (!configuration.isShopOnline) throw new SpielplanError('CART_UNREACHABLE', { detail: 'the shop is offline' });
    const outcome = await addToCart(context, ensureCartId(request, reply, secure), body);
    return outcome.kind === 'refused' ? refuse(outcome) : present(outcome);
  });

  registerCall(app, context, releaseCartCall, async ({ request }) => {
    const outcome = await releaseCart(context, cartIdOf(request));
    return outcome.kind === 'refused' ? refuse(outcome) : present(outcome);
  });
}

const DETAILS: Record<Refusal['reason'], string> = {
  notEnoughSeats: 'not enough seats',
  noReservation: 'no current reservation',
  notOnSale: 'not on sale',
};

function refuse({ reason }: Refusal): RefusedAnswer {
  return { refusedWith: 409, body: { response_code: REFUSAL_CODES[reason], detail: DETAILS[reason] } };
}
