import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../platform/context.ts';
import { orders } from '../platform/database/schema/index.ts';
import { findEditor } from '../accounts/index.ts';
import {
  cartIdOf,
  orderIdOf,
  orderNumber,
  payCart,
  readCartLines,
  readOrderLines,
  releaseCart,
  releaseLine,
} from '../shop/index.ts';
import { cartPage } from './cartPage.ts';
import { orderPage } from './orderPage.ts';
import { sendSentence } from './sendSentence.ts';
import { visitorLanguage } from '../platform/http/visitorLanguage.ts';
import { sendShopPage } from './shopPage.ts';
import { type Note, NOTES, SHOP, shopPaths } from '../platform/http/pages/shopPaths.ts';
import { beginVisit } from './shopVisit.ts';
import { readProgramme } from '../programme/index.ts';

const count = z.coerce.number().int().positive().max(2_147_483_647);
const removeForm = z.object({ line: count, quantity: count.optional() });
const payForm = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  quantity: count,
  total: z.literal('0').transform(Number).or(count),
});
const FORM = { config: { csrf: 'form' } } as const;

/** The cart, what one may do about it, and the order it becomes. */
export function registerCartPages(app: FastifyInstance, context: ProviderContext): void {
  app.get(`${SHOP}/cart`, async (request, reply) => {
    const visit = await beginVisit(context, request, reply);
    const main = cartPage(visit, {
      lines: await readCartLines(context, visit.cartId),
      byId: (await readProgramme(context)).byId,
      note: noteOf(request),
      cookieDomain: context.configuration.cartCookieDomain,
    });
    return sendShopPage(request, reply, visit, { title: visit.text('webshop.title'), main, current: 'cart' });
  });

  app.post(`${SHOP}/cart/remove`, FORM, async (request, reply) => {
    const form = removeForm.safeParse(request.body);
    if (!form.success) return toCart(request, reply, 'gone');
    try {
      const outcome = await releaseLine(context, cartIdOf(context, request), form.data.line, form.data.quantity);
      return toCart(request, reply, outcome.kind === 'refused' ? 'expired' : 'removed');
    } catch (error) {
      if (isSpielplanError(error, 'NOT_FOUND')) return toCart(request, reply, 'gone');
      throw error;
    }
  });

  app.post(`${SHOP}/cart/empty`, FORM, async (request, reply) => {
    const outcome = await releaseCart(context, cartIdOf(context, request));
    return toCart(request, reply, outcome.kind === 'refused' ? 'expired' : 'emptied');
  });

  app.post(`${SHOP}/cart/pay`, FORM, async (request, reply) => {
    const form = payForm.safeParse(request.body);
    if (!form.success) return toCart(request, reply, 'changed');
    const { key, quantity, total } = form.data;
    const accountId = (await findEditor(context, request))?.id ?? null;
    const outcome = await payCart(context, cartIdOf(context, request), { accountId, key, quantity, totalCents: total });
    if (outcome.kind === 'paid') {
      return reply.redirect(shopPaths.order(visitorLanguage(request), orderNumber(outcome.orderId)), 303);
    }
    if (outcome.kind === 'changed') return toCart(request, reply, 'changed');
    return toCart(request, reply, outcome.reason === 'notOnSale' ? 'unavailable' : 'expired');
  });

  app.get(`${SHOP}/orders/:number`, async (request, reply) => {
    const order = await findOrder(context, request);
    if (!order) return sendSentence(context, request, reply, 'missing', 404);
    const visit = await beginVisit(context, request, reply);
    const lines = await readOrderLines(context.db, [order.id]);
    const main = orderPage(visit, { order, lines, byId: (await readProgramme(context)).byId });
    return sendShopPage(request, reply, visit, { title: visit.text('webshop.order.title'), main });
  });
}

/** An order is shown to the browser that placed it and to the account that paid it, to nobody else. */
async function findOrder(context: ProviderContext, request: FastifyRequest): Promise<typeof orders.$inferSelect | undefined> {
  const id = orderIdOf((request.params as { number: string }).number);
  if (id === null || id > 2_147_483_647) return undefined;
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (!order || order.cartId === cartIdOf(context, request)) return order;
  const account = order.accountId === null ? null : await findEditor(context, request);
  return account?.id === order.accountId ? order : undefined;
}

function toCart(request: FastifyRequest, reply: FastifyReply, note: Note): FastifyReply {
  return reply.redirect(shopPaths.cart(visitorLanguage(request), note), 303);
}

function noteOf(request: FastifyRequest): Note | null {
  const { note } = request.query as { note?: unknown };
  return NOTES.find((known) => known === note) ?? null;
}
