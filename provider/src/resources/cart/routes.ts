import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  addToCartCall,
  type CartAnswer,
  cartRefusalSchema,
  emptyCartCall,
  readCartCall,
  releaseCartItemCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { type RefusedAnswer, registerCall } from '../../http/registerCall.ts';
import { ensureCsrfCookie } from '../../security/csrf.ts';
import { cartIdOf, ensureCartId } from './cartCookie.ts';
import { addToCart, releaseCart, releaseLine } from './cartService.ts';
import { type CartState, readCart } from './cartState.ts';
import { presentCart } from './presentCart.ts';
import { type Refusal, REFUSAL_CODES, REFUSAL_DETAILS } from './refusal.ts';
import { requireOpenShop } from './shopHours.ts';
import { keepCartsSwept } from './sweepCarts.ts';
import { readCartLines } from './ticketLines.ts';

/**
 * The cart of the visitor's cookie: read it, add to it, give it or a line of it back. Refusals are 409 with a
 * `response_code` (decision 29); while the shop is offline a cart can only be read (`SHOP_OFFLINE`).
 */
export function registerCart(app: FastifyInstance, context: ProviderContext): void {
  const { configuration, clock } = context;
  const { publicOrigin } = configuration;
  const secure = publicOrigin.startsWith('https:');

  const present = async (
    outcome: CartState | Refusal,
    cartId: string | null,
    lang: Language,
  ): Promise<CartAnswer | RefusedAnswer> => {
    if (outcome.kind === 'refused') return refuse(outcome);
    const lines = outcome.quantity === 0 ? [] : await readCartLines(context, cartId);
    return presentCart({ state: outcome, lines, lang, now: clock.now(), publicOrigin });
  };

  registerCall(app, context, readCartCall, async ({ lang, request, reply }) => {
    keepPrivate(reply);
    ensureCsrfCookie(request, reply, secure);
    const cartId = cartIdOf(request);
    return present(await readCart(context, cartId), cartId, lang);
  });

  registerCall(
    app,
    context,
    addToCartCall,
    async ({ body, lang, request, reply }) => {
      keepPrivate(reply);
      requireOpenShop(context);
      const cartId = ensureCartId(request, reply, secure);
      return present(await addToCart(context, cartId, body), cartId, lang);
    },
    { mostPerMinute: configuration.cartRateLimit },
  );

  registerCall(app, context, emptyCartCall, async ({ lang, request, reply }) => {
    keepPrivate(reply);
    requireOpenShop(context);
    const cartId = cartIdOf(request);
    return present(await releaseCart(context, cartId), cartId, lang);
  });

  registerCall(app, context, releaseCartItemCall, async ({ lang, params, request, reply }) => {
    keepPrivate(reply);
    requireOpenShop(context);
    const cartId = cartIdOf(request);
    return present(await releaseLine(context, cartId, params.id), cartId, lang);
  });

  keepCartsSwept(app, context);
}

function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

function refuse({ reason }: Refusal): RefusedAnswer {
  const body = { response_code: REFUSAL_CODES[reason], detail: REFUSAL_DETAILS[reason] };
  return { refusedWith: 409, body, schema: cartRefusalSchema };
}
