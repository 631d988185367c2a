import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { parseId, paths } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../platform/context.ts';
import { visitorLanguage } from '../platform/http/visitorLanguage.ts';
import { audit, endAllSessions, findEditor, safeNextPath } from '../accounts/index.ts';
import { accountForm, accountLogin, accountStart } from './accountPages.ts';
import { type AccountFault, saveAccount } from './accountService.ts';
import {
  ACCOUNT,
  ACCOUNT_FORMS,
  ACCOUNT_ORDERS,
  ACCOUNT_SESSIONS,
  type AccountForm,
  accountPath,
  shopPaths,
} from '../platform/http/pages/shopPaths.ts';
import { ordersPage } from './ordersPage.ts';
import { readOrders } from './readOrders.ts';
import { sendSentence } from './sendSentence.ts';
import { sendShopPage } from './shopPage.ts';
import { beginVisit } from './shopVisit.ts';

const FORM = { config: { csrf: 'form' } } as const;
const STATUS: Readonly<Record<AccountFault, number>> = { name: 422, email: 422, short: 422, wrong: 403, throttled: 429 };

/**
 * The account: for who is not logged in the login, which leads back to a path of this site; else
 * what the account holds, and a form for each thing that can be changed. The accounts are those of
 * the house's own people, the only ones this shop knows.
 */
export function registerAccountPages(app: FastifyInstance, context: ProviderContext): void {
  app.get(ACCOUNT, async (request, reply) => {
    const visit = await beginVisit(context, request, reply);
    const account = await findEditor(context, request);
    const { next, saved, ended } = request.query as { next?: unknown; saved?: unknown; ended?: unknown };
    const profile = paths.userProfile({ lang: visit.lang });
    const main = account
      ? accountStart(visit, account, ACCOUNT_FORMS.find((form) => form === saved) ?? null, profile)
      : accountLogin(visit, safeNextPath(next, profile), ended === '1');
    const title = visit.text(account ? 'webshop.account.title' : 'login.title');
    return sendShopPage(request, reply, visit, { title, main, current: 'account' });
  });

  app.post(ACCOUNT_SESSIONS, FORM, async (request, reply) => {
    const account = await findEditor(context, request);
    if (account) {
      await audit(context, request, 'logout_everywhere', account);
      await endAllSessions(context, request, reply, account.id);
    }
    return reply.redirect(shopPaths.accountEnded(visitorLanguage(request)), 303);
  });

  app.get(ACCOUNT_ORDERS, async (request, reply) => {
    const account = await findEditor(context, request);
    if (!account) return toLogin(request, reply, shopPaths.accountOrders);
    const visit = await beginVisit(context, request, reply);
    const page = parseId((request.query as { page?: string }).page) ?? 1;
    const found = await readOrders(context, account.id, visit.lang, { page }).catch((error: unknown) => {
      if (isSpielplanError(error, 'NOT_FOUND')) return null;
      throw error;
    });
    if (!found) return sendSentence(context, request, reply, 'missing', 404);
    const main = ordersPage(visit, { orders: found.results, page, hasOlder: found.next !== null });
    return sendShopPage(request, reply, visit, { title: visit.text('webshop.orders.title'), main, current: 'account' });
  });

  for (const form of ACCOUNT_FORMS) {
    app.get(accountPath(form), (request, reply) => showForm(request, reply, form, null));
    app.post(accountPath(form), FORM, async (request, reply) => {
      const account = await findEditor(context, request);
      if (!account) return toLogin(request, reply, (lang) => shopPaths.accountForm(lang, form));
      const fault = await saveAccount(context, request, account, form);
      return fault
        ? showForm(request, reply, form, fault)
        : reply.redirect(shopPaths.accountSaved(visitorLanguage(request), form), 303);
    });
  }

  async function showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: AccountForm,
    fault: AccountFault | null,
  ): Promise<FastifyReply> {
    const account = await findEditor(context, request);
    if (!account) return toLogin(request, reply, (lang) => shopPaths.accountForm(lang, form));
    const visit = await beginVisit(context, request, reply);
    const main = accountForm(visit, { form, account, fault, written: writtenIn(request) });
    const title = visit.text(`webshop.account.${form}`);
    return sendShopPage(request, reply, visit, { title, main, current: 'account', status: fault ? STATUS[fault] : 200 });
  }
}

function toLogin(request: FastifyRequest, reply: FastifyReply, wanted: (lang: Language) => string): FastifyReply {
  const lang = visitorLanguage(request);
  const query = new URLSearchParams({ lang, next: wanted(lang) });
  return reply.redirect(`${ACCOUNT}?${query.toString()}`, 303);
}

function writtenIn({ body }: FastifyRequest): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' && !name.includes('password') ? [[name, value.slice(0, 200)] as const] : [],
    ),
  );
}
