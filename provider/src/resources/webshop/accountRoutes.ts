import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../../context.ts';
import { visitorLanguage } from '../../http/visitorLanguage.ts';
import { audit } from '../../security/audit/audit.ts';
import { endAllSessions, findEditor } from '../../security/sessions.ts';
import { safeNextPath } from '../login/nextPath.ts';
import { accountForm, accountLogin, accountStart } from './accountPages.ts';
import { type AccountFault, saveAccount } from './accountService.ts';
import { ACCOUNT, ACCOUNT_FORMS, ACCOUNT_SESSIONS, type AccountForm, accountPath, shopPaths } from './shopPaths.ts';
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

  for (const form of ACCOUNT_FORMS) {
    app.get(accountPath(form), (request, reply) => showForm(request, reply, form, null));
    app.post(accountPath(form), FORM, async (request, reply) => {
      const account = await findEditor(context, request);
      if (!account) return toLogin(request, reply, form);
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
    if (!account) return toLogin(request, reply, form);
    const visit = await beginVisit(context, request, reply);
    const main = accountForm(visit, { form, account, fault, written: writtenIn(request) });
    const title = visit.text(`webshop.account.${form}`);
    return sendShopPage(request, reply, visit, { title, main, current: 'account', status: fault ? STATUS[fault] : 200 });
  }
}

function toLogin(request: FastifyRequest, reply: FastifyReply, form: AccountForm): FastifyReply {
  const lang = visitorLanguage(request);
  const query = new URLSearchParams({ lang, next: shopPaths.accountForm(lang, form) });
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
