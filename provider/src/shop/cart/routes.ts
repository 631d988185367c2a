import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  addToCartCall,
  type CartAnswer,
  cartRefusalSchema,
  emptyCartCall,
  IDEMPOTENCY_HEADER,
  readCartCall,
  releaseCartItemCall,
  renewCartCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { type RefusedAnswer, registerCall } from '../../platform/http/registerCall.ts';
import { ensureCsrfCookie } from '../../platform/security/csrf.ts';
import { networkKey } from './holdLimits.ts';
import { cartIdOf, ensureCartId } from './cartCookie.ts';
import { addToCart, releaseCart, releaseLine, renewCart } from './cartService.ts';
import { type CartState, readCart } from './cartState.ts';
import { presentCart } from './presentCart.ts';
import { type Refusal, REFUSAL_CODES, REFUSAL_DETAILS } from './refusal.ts';
import { requireOpenShop } from '../../platform/settings/shopHours.ts';
import { readCartLines } from './ticketLines.ts';

/**
 * The cart of the visitor's cookie: read it, which hands out the cookie, add to it, renew it, give
 * it or a line of it back. Refusals are 409 with a `response_code` (R29); while the shop is offline
 * a cart can only be read (`SHOP_OFFLINE`).
 */
export function registerCart(app: FastifyInstance, context: ProviderContext): void {
  const { configuration, clock } = context;

  const present = async (
    outcome: CartState | Refusal,
    cartId: string | null,
    lang: Language,
  ): Promise<CartAnswer | RefusedAnswer> => {
    if (outcome.kind === 'refused') return refuse(outcome);
    const lines = outcome.quantity === 0 ? [] : await readCartLines(context, cartId);
    return presentCart({ state: outcome, lines, lang, now: clock.now(), configuration });
  };

  registerCall(app, context, readCartCall, async ({ lang, request, reply }) => {
    keepPrivate(reply);
    ensureCsrfCookie(context, request, reply);
    const cartId = ensureCartId(context, request, reply);
    return present(await readCart(context, cartId), cartId, lang);
  });

  registerCall(
    app,
    context,
    addToCartCall,
    async ({ body, lang, request, reply }) => {
      keepPrivate(reply);
      await requireOpenShop(context);
      const key = idempotencyKeyOf(request);
      const cartId = ensureCartId(context, request, reply);
      return present(await addToCart(context, cartId, body, { key, network: networkKey(context, request) }), cartId, lang);
    },
    { mostPerMinute: configuration.cartRateLimit },
  );

  registerCall(app, context, renewCartCall, async ({ lang, request, reply }) => {
    keepPrivate(reply);
    await requireOpenShop(context);
    const cartId = cartIdOf(context, request);
    return present(await renewCart(context, cartId), cartId, lang);
  });

  registerCall(app, context, emptyCartCall, async ({ lang, request, reply }) => {
    keepPrivate(reply);
    await requireOpenShop(context);
    const cartId = cartIdOf(context, request);
    return present(await releaseCart(context, cartId), cartId, lang);
  });

  registerCall(app, context, releaseCartItemCall, async ({ lang, params, request, reply }) => {
    keepPrivate(reply);
    await requireOpenShop(context);
    const cartId = cartIdOf(context, request);
    return present(await releaseLine(context, cartId, params.id), cartId, lang);
  });
}

/**
 * What names the hold request for tickets; null where nothing
 * does. Throws `INVALID_BODY` for a name that is none.
 */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return key;
  throw new SpielplanError('INVALID_BODY', { field: IDEMPOTENCY_HEADER, detail: '8 to 64 letters, digits, - and _' });
}

function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
}

function refuse({ reason }: Refusal): RefusedAnswer {
  const body = { response_code: REFUSAL_CODES[reason], detail: REFUSAL_DETAILS[reason] };
  return { refusedWith: 409, body, schema: cartRefusalSchema };
}
