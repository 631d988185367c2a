import { hash } from '@node-rs/argon2';
import formbody from '@fastify/formbody';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_HEADER, setPasswordCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { paths } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../../platform/context.ts';
import { editors, sessions } from '../../platform/database/schema/index.ts';
import { type Html, markup, pageLanguage, sendHtml } from '../../platform/http/pages/htmlPage.ts';
import { inputError } from '../../platform/http/inputError.ts';
import { sendInTemplate } from '../../platform/http/pages/sendInTemplate.ts';
import { texts } from '../../i18n/texts.ts';
import { findByLink, spendLink } from '../accountLinks.ts';
import { PASSWORD_LENGTH } from '../../platform/configuration/passwordLength.ts';
import { refuseWeakPassword } from '../passwords/weakPassword.ts';
import { audit } from '../audit/audit.ts';
import { isSecure } from '../../platform/security/cookieNames.ts';
import { checkCsrfToken, ensureCsrfCookie } from '../../platform/security/csrf.ts';

type Form = Record<string, unknown>;
type Fault = 'weak' | 'expired';

/** Holds the secret of the link from the mail while its form is open. */
const TOKEN_COOKIE = 'password_link';
const TOKEN_SECONDS = 3_600;

/**
 * Where the link of an invitation leads: a plain form that sets the password, once. As the login it
 * takes JSON with the token in the header, too. A link that has ended is 410 on the page and in JSON.
 */
export async function registerPasswordPage(app: FastifyInstance, context: ProviderContext): Promise<void> {
  const cookie = {
    path: setPasswordCall.path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(context.configuration),
    maxAge: TOKEN_SECONDS,
  } as const;
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8 * 1024 });
    const limit = { rateLimit: { max: 30, timeWindow: 60_000 } };
    scope.get(setPasswordCall.path, { config: limit }, (request, reply) => {
      const given = tokenIn(request.query as Form);
      if (given === '') return showForm(request, reply, tokenIn({ token: request.cookies[TOKEN_COOKIE] }), null);
      // The secret leaves the address before a page is shown: history, logs and whatever the page loads never see it.
      const query = new URLSearchParams({ lang: pageLanguage(request) });
      return reply
        .setCookie(TOKEN_COOKIE, given, cookie)
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${setPasswordCall.path}?${query.toString()}`, 303);
    });
    scope.post(setPasswordCall.path, { config: { csrf: 'form', ...limit } }, async (request, reply) => {
      if (!isForm(request)) return reply.send({ username: await setPassword(request, reply, null) });
      const form = (request.body ?? {}) as Form;
      try {
        await setPassword(request, reply, form);
      } catch (error) {
        if (isSpielplanError(error, 'GONE')) return showForm(request, reply, '', null);
        const fault = isSpielplanError(error, 'INVALID_BODY')
          ? 'weak'
          : isSpielplanError(error, 'CSRF_MISSING')
            ? 'expired'
            : null;
        if (!fault) throw error;
        return showForm(request, reply, tokenIn(form), fault);
      }
      reply.clearCookie(TOKEN_COOKIE, cookie);
      const lang = pageLanguage(request);
      const query = new URLSearchParams({ lang, next: paths.home({ lang }) });
      return reply.redirect(`/pageeditor-api/login?${query.toString()}`, 303);
    });
  });

  async function setPassword(request: FastifyRequest, reply: FastifyReply, form: Form | null): Promise<string> {
    checkCsrfToken(context, request, reply, form ? form.csrf_token : request.headers[CSRF_HEADER.toLowerCase()]);
    reply.header('cache-control', 'private, no-store');
    const parsed = setPasswordCall.body.safeParse(request.body);
    if (!parsed.success) throw inputError('INVALID_BODY', parsed.error);
    const { token, password } = parsed.data;
    const account = await findByLink(context, context.db, token);
    if (!account) throw gone();
    await refuseWeakPassword(context, account, password, 'password');
    const passwordHash = await hash(password);
    await context.db.transaction(async (tx) => {
      if (!(await spendLink(tx, account.id, token))) throw gone();
      const set = { passwordHash, hasPassword: true, revision: account.revision + 1 };
      await tx.update(editors).set(set).where(eq(editors.id, account.id));
      await tx.delete(sessions).where(eq(sessions.editorId, account.id));
      await audit({ ...context, db: tx }, request, 'password_set', account);
    });
    return account.username;
  }

  async function showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    fault: Fault | null,
  ): Promise<FastifyReply> {
    const lang = pageLanguage(request);
    const text = texts(lang);
    const account = token === '' ? null : await findByLink(context, context.db, token);
    const title = text('password.title');
    const csrfToken = ensureCsrfCookie(context, request, reply);
    const main: Html = account
      ? markup`<h1>${title}</h1>
<p>${text('password.for', { username: account.username })}</p>
${fault ? markup`<p role="alert" id="failure">${text(`password.fault.${fault}`, { least: PASSWORD_LENGTH.least })}</p>` : ''}
<form method="post" action="${setPasswordCall.path}?lang=${lang}">
<input type="hidden" name="csrf_token" value="${csrfToken}"><input type="hidden" name="token" value="${token}">
<input type="hidden" name="username" autocomplete="username" value="${account.username}">
<label>${text('password.new')}<input name="password" type="password" autocomplete="new-password" required minlength="${PASSWORD_LENGTH.least}" maxlength="${PASSWORD_LENGTH.most}" aria-describedby="hint${fault ? ' failure' : ''}"></label>
<p id="hint">${text('password.hint', { least: PASSWORD_LENGTH.least })}</p>
<button class="main" type="submit">${text('password.save')}</button>
</form>`
      : markup`<h1>${title}</h1>
<p role="alert">${text('password.gone')}</p>`;
    const status = account ? (fault ? 422 : 200) : 410;
    const template = await context.readShopTemplate(lang, { isPrivate: true });
    if (!template) return sendHtml(reply, lang, title, main, status);
    return sendInTemplate(reply, template, { lang, title, main, status, path: setPasswordCall.path });
  }
}

function gone(): SpielplanError {
  return new SpielplanError('GONE', { detail: 'the link has been used or has ended: ask for a new one' });
}

function tokenIn({ token }: Form): string {
  return typeof token === 'string' && token.length <= 100 ? token : '';
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}
