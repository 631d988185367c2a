import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_HEADER, loginCall, logoutCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { paths } from '@spielplan/shared-contracts/routes';
import type { ProviderContext } from '../../platform/context.ts';
import { pageLanguage, sendHtml } from '../../platform/http/pages/htmlPage.ts';
import { inputError } from '../../platform/http/inputError.ts';
import { sendInTemplate } from '../../platform/http/pages/sendInTemplate.ts';
import { texts } from '../../i18n/texts.ts';
import { checkCsrfToken, ensureCsrfCookie } from '../../platform/security/csrf.ts';
import { createLoginThrottle, throttled } from '../sessions/loginThrottle.ts';
import { knownDeviceOf, rememberDevice } from '../sessions/knownDevice.ts';
import { audit } from '../audit/audit.ts';
import { beginSession, type EditorRow, endAllSessions, endSession, findEditor } from '../sessions/sessions.ts';
import { presentEditor } from '../users/routes.ts';
import { authenticate, prepareDummyHash } from './authenticate.ts';
import { keptNext, loginPage, type LoginPageState } from './loginPage.ts';
import { safeNextPath } from './nextPath.ts';

type Form = Record<string, unknown>;

/**
 * Login and logout of the page editor, for programs (JSON, token in the header) and for people (a
 * form, token in a hidden field). A form is answered with a page or a redirect to a path of this
 * site; JSON as the contract says.
 */
export async function registerLogin(app: FastifyInstance, context: ProviderContext): Promise<void> {
  const throttle = createLoginThrottle(context.db, context.clock);

  await prepareDummyHash();
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8 * 1024 });
    scope.get(loginCall.path, async (request, reply) => showForm(request, reply));
    scope.post(loginCall.path, { config: { csrf: 'form' } }, logIn);
    scope.post(logoutCall.path, { config: { csrf: 'form' } }, logOut);
  });

  async function logIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = isForm(request) ? ((request.body ?? {}) as Form) : null;
    try {
      const editor = await checkCredentials(request, reply, form);
      await beginSession(context, request, reply, editor.id);
      rememberDevice(context, reply, editor.username);
      return form ? reply.redirect(nextOf(form.next, request), 303) : reply.send(presentEditor(editor));
    } catch (error) {
      if (!form) throw error;
      const failure = failureOf(error);
      if (!failure) throw error;
      return showForm(request, reply, { failure, next: form.next, username: form.username });
    }
  }

  async function checkCredentials(request: FastifyRequest, reply: FastifyReply, form: Form | null): Promise<EditorRow> {
    checkCsrfToken(context, request, reply, form ? form.csrf_token : request.headers[CSRF_HEADER.toLowerCase()]);
    const parsed = loginCall.body.safeParse(request.body);
    if (!parsed.success) throw inputError('INVALID_BODY', parsed.error);
    const { username, password } = parsed.data;
    const begun = await throttle.begin(username, request.ip, knownDeviceOf(context, request, username));
    if ('retryAfter' in begun) {
      reply.header('retry-after', begun.retryAfter);
      await audit(context, request, begun.isGuessing ? 'login_guessing' : 'login_throttled', { username, id: null });
      throw throttled();
    }
    const { id, editor } = await authenticate(context.db, username, password);
    if (!editor) {
      await audit(context, request, 'login_failed', { username, id });
      throw new SpielplanError('LOGIN_FAILED');
    }
    await begun.attempt.forgive();
    await audit(context, request, 'login', editor);
    return editor;
  }

  async function logOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = isForm(request) ? ((request.body ?? {}) as Form) : null;
    checkCsrfToken(context, request, reply, form ? form.csrf_token : request.headers[CSRF_HEADER.toLowerCase()]);
    const { everywhere } = (request.body ?? {}) as Form;
    await end(
      request,
      reply,
      form ? everywhere !== undefined : everywhere === true || everywhere === 'true' || everywhere === '1',
    );
    return form ? reply.redirect(nextOf(form.next, request), 303) : reply.send({ is_logged_in: false });
  }

  async function end(request: FastifyRequest, reply: FastifyReply, isEverywhere: boolean): Promise<void> {
    const editor = await findEditor(context, request);
    if (editor) await audit(context, request, isEverywhere ? 'logout_everywhere' : 'logout', editor);
    if (editor && isEverywhere) await endAllSessions(context, request, reply, editor.id);
    else await endSession(context, request, reply);
  }

  async function showForm(
    request: FastifyRequest,
    reply: FastifyReply,
    tried?: { failure: Failure; next: unknown; username: unknown },
  ): Promise<FastifyReply> {
    const lang = pageLanguage(request);
    const state: LoginPageState = {
      lang,
      csrfToken: ensureCsrfCookie(context, request, reply),
      next: nextOf(tried ? tried.next : (request.query as { next?: unknown }).next, request),
      failure: tried?.failure ?? null,
      username: typeof tried?.username === 'string' ? tried.username.slice(0, 200) : '',
    };
    const title = texts(lang)('login.title');
    const status = tried ? STATUS[tried.failure] : 200;
    // In the site's own layout; of our own make while the site
    // does not answer, so that an editor gets in all the same.
    const template = await context.readShopTemplate(lang, { isPrivate: true });
    if (!template) return sendHtml(reply, lang, title, loginPage(state), status);
    return sendInTemplate(reply, template, {
      lang,
      title,
      main: loginPage(state),
      status,
      path: loginCall.path,
      query: keptNext(state),
    });
  }
}

type Failure = NonNullable<LoginPageState['failure']>;
const STATUS: Record<Failure, number> = { wrong: 401, throttled: 429, expired: 403 };

function failureOf(error: unknown): Failure | null {
  if (isSpielplanError(error, 'CSRF_MISSING')) return 'expired';
  if (isSpielplanError(error, 'TOO_MANY_REQUESTS')) return 'throttled';
  return isSpielplanError(error, 'LOGIN_FAILED') || isSpielplanError(error, 'INVALID_BODY') ? 'wrong' : null;
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

function nextOf(next: unknown, request: FastifyRequest): string {
  return safeNextPath(next, paths.home({ lang: pageLanguage(request) }));
}
