import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ordersCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { WEBSHOP_PAGES } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../platform/context.ts';
import { registerCall } from '../platform/http/registerCall.ts';
import { accountOf } from '../accounts/index.ts';
import { checkCsrfToken } from '../platform/security/csrf.ts';
import { registerAccountPages } from './accountRoutes.ts';
import { registerCartPages } from './cartRoutes.ts';
import { registerEventPage } from './eventRoutes.ts';
import { registerLimitPage } from './limitRoutes.ts';
import { startPage } from './plainPages.ts';
import { readComingEvents } from './comingEvents.ts';
import { readOrders } from './readOrders.ts';
import { sendSentence } from './sendSentence.ts';
import { sendShopPage } from './shopPage.ts';
import { SHOP } from '../platform/http/pages/shopPaths.ts';
import { beginVisit } from './shopVisit.ts';

const SECONDS_CLOSED = '300';

/**
 * The practice shop behind the cart and ticket links: plain pages and forms that work without a
 * script, in both languages. While the shop is offline every address below it says so (503 with
 * Retry-After). A form without the visitor's token is refused with a page (403), and every form that
 * was heard is answered with a redirect.
 */
export async function registerWebshop(app: FastifyInstance, context: ProviderContext): Promise<void> {
  // What an account has bought is told while the shop is offline, too.
  registerCall(app, context, ordersCall, ({ request, lang, query }) => readOrders(context, accountOf(request).id, lang, query));
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8 * 1024 });
    scope.addHook('preHandler', async (request, reply) => {
      if (!(await context.readOpenings()).is_shop_online) return sayClosed(context, request, reply);
      if (request.method === 'POST' && !hasToken(context, request, reply))
        return sendSentence(context, request, reply, 'form', 403);
      return undefined;
    });

    scope.get(SHOP, async (request, reply) => {
      const visit = await beginVisit(context, request, reply);
      const main = startPage(visit, await readComingEvents(context, visit.lang));
      return sendShopPage(request, reply, visit, { title: visit.text('webshop.start.title'), main });
    });
    registerCartPages(scope, context);
    registerEventPage(scope, context);
    registerAccountPages(scope, context);
    registerLimitPage(scope, context);
    for (const path of Object.values(WEBSHOP_PAGES)) {
      scope.get(path, (request, reply) => sendSentence(context, request, reply, 'nothing', 200));
    }
    scope.get(`${SHOP}/*`, (request, reply) => sendSentence(context, request, reply, 'missing', 404));
  });
}

function sayClosed(context: ProviderContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('retry-after', SECONDS_CLOSED);
  return sendSentence(context, request, reply, 'offline', 503);
}

function hasToken(context: ProviderContext, request: FastifyRequest, reply: FastifyReply): boolean {
  try {
    checkCsrfToken(context, request, reply, (request.body as { csrf_token?: unknown } | undefined)?.csrf_token);
    return true;
  } catch (error) {
    if (isSpielplanError(error, 'CSRF_MISSING')) return false;
    throw error;
  }
}
