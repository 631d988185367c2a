import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  accountsCall,
  changeAccountCall,
  changeOwnAccountCall,
  changePasswordCall,
  endSessionCall,
  inviteAccountCall,
  linkAccountCall,
  ownSessionsCall,
  removeAccountCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { editors } from '../../platform/database/schema/index.ts';
import { pageLanguage } from '../../platform/http/pages/htmlPage.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { accountOf } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import { refuseWeakPassword } from '../passwords/weakPassword.ts';
import { throttled } from '../sessions/loginThrottle.ts';
import { endOneSession, listSessions } from '../sessions/sessions.ts';
import { changePassword, checkPassword } from '../login/changePassword.ts';
import { presentEditor } from '../users/routes.ts';
import { createAccountManager } from './manageAccounts.ts';
import { registerPasswordPage } from './passwordPage.ts';
import { listAccounts } from './presentAccounts.ts';

/** Accounts for those who manage them, what each account sets for itself, and the page an invitation leads to. */
export async function registerAccounts(app: FastifyInstance, context: ProviderContext): Promise<void> {
  const { db, clock } = context;
  const manager = createAccountManager(context);

  registerCall(app, context, accountsCall, async () => ({ accounts: await listAccounts(db, clock) }));
  registerCall(app, context, inviteAccountCall, ({ body, request }) => manager.invite(request, body, pageLanguage(request)));
  registerCall(app, context, changeAccountCall, ({ params, body, request }) => manager.change(request, params.id, body));
  registerCall(app, context, linkAccountCall, ({ params, request }) => manager.link(request, params.id, pageLanguage(request)));
  registerCall(app, context, removeAccountCall, ({ params, request }) => manager.remove(request, params.id));

  registerCall(app, context, changePasswordCall, async ({ body, request, reply }) => {
    const account = accountOf(request);
    const fault = await checkPassword(context, request, account, body.password);
    if (fault?.kind === 'throttled') {
      reply.header('retry-after', fault.retryAfter);
      throw throttled();
    }
    if (fault) throw new SpielplanError('INVALID_BODY', { field: 'password', detail: 'the password is wrong' });
    await refuseWeakPassword(context, account, body.new_password, 'new_password');
    return { ended_sessions: await changePassword(context, request, account, body.new_password) };
  });

  registerCall(app, context, ownSessionsCall, async ({ request }) => ownSessions(request));
  registerCall(app, context, endSessionCall, async ({ params, request }) => {
    const account = accountOf(request);
    if (!(await endOneSession(db, account.id, params.id))) throw new SpielplanError('NOT_FOUND', { detail: 'no such session' });
    await audit(context, request, 'session_ended', account);
    return ownSessions(request);
  });

  registerCall(app, context, changeOwnAccountCall, async ({ body, request }) => {
    const account = accountOf(request);
    const { interface_language: interfaceLanguage, date_names: dateNames } = body;
    const set = { ...(interfaceLanguage !== undefined && { interfaceLanguage }), ...(dateNames !== undefined && { dateNames }) };
    if (Object.keys(set).length > 0) await db.update(editors).set(set).where(eq(editors.id, account.id));
    return presentEditor({ ...account, ...set });
  });

  await registerPasswordPage(app, context);

  async function ownSessions(request: FastifyRequest) {
    const rows = await listSessions(context, request, accountOf(request).id);
    return {
      sessions: rows.map(({ id, device, begunAt, usedAt, isCurrent }) => ({
        id,
        device,
        begun: begunAt.toISOString(),
        used: usedAt.toISOString(),
        is_current: isCurrent,
      })),
    };
  }
}
