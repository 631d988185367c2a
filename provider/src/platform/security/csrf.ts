import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../context.ts';
import { cookieNames, isSecure } from './cookieNames.ts';
import { ownOrigins } from './ownOrigins.ts';
import { isOwnRequest } from './ownRequest.ts';
import { SESSION_SECONDS, sessionTokenOf } from './sessionToken.ts';
import { ensureVisitorId, VISITOR_SECONDS, visitorIdOf } from './visitorId.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

type Parts = Pick<ProviderContext, 'configuration' | 'signing'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks the token itself, because a plain form carries it in its body. */
    csrf?: 'form';
  }
}

/**
 * Refuses every unsafe request that another site sent, or whose `X-CSRFToken` header is not the
 * token of its session or visitor: `CSRF_MISSING`, 403. That answer carries a new token, so that
 * trying once more succeeds.
 */
export function protectFromForgery(app: FastifyInstance, context: ProviderContext): void {
  const own = ownOrigins(context.configuration);
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || request.is404) return;
    if (!isOwnRequest(request.headers, own)) {
      request.log.warn({ site: request.headers['sec-fetch-site'] }, 'csrf.otherSite');
      throw new SpielplanError('CSRF_MISSING', { detail: 'sent by another site' });
    }
    if (request.routeOptions.config.csrf === 'form') return;
    checkCsrfToken(context, request, reply, request.headers[CSRF_HEADER.toLowerCase()]);
  });
}

/**
 * Checks that a sent token is the one of the request's session,
 * or without one of its visitor. Throws `CSRF_MISSING`.
 */
export function checkCsrfToken(parts: Parts, request: FastifyRequest, reply: FastifyReply, sent: unknown): void {
  const bound = boundTo(parts, request);
  if (bound !== null && parts.signing.isSigned('form', bound, sent)) return;
  request.log.warn({ isKnown: bound !== null, hasToken: sent !== undefined }, 'csrf.refused');
  ensureCsrfCookie(parts, request, reply);
  throw new SpielplanError('CSRF_MISSING', {
    detail: `the header ${CSRF_HEADER} must repeat the cookie ${CSRF_COOKIE} that was given to this session or visitor`,
  });
}

/**
 * The token of the session or the visitor; whose is missing or foreign
 * gets one. Readable by scripts: they repeat it in the header.
 */
export function ensureCsrfCookie(parts: Parts, request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[CSRF_COOKIE];
  const bound = boundTo(parts, request);
  if (known !== undefined && bound !== null && parts.signing.isSigned('form', bound, known)) return known;
  return issueCsrfCookie(parts, request, reply);
}

/**
 * Hands out the token of what the request belongs to
 * now: after a login or a logout that is another one.
 */
export function issueCsrfCookie(parts: Parts, request: FastifyRequest, reply: FastifyReply): string {
  const { configuration, signing } = parts;
  const hasSession = sessionTokenOf(configuration, request) !== null;
  // The token lasts as long as the cookie it is bound to: a token without it would be refused.
  if (!hasSession) ensureVisitorId(parts, request, reply, true);
  const token = signing.sign('form', boundTo(parts, request) ?? '');
  const maxAge = hasSession ? SESSION_SECONDS : VISITOR_SECONDS;
  reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure: isSecure(configuration), maxAge });
  return token;
}

function boundTo(parts: Parts, request: FastifyRequest): string | null {
  const session = sessionTokenOf(parts.configuration, request);
  if (session !== null) return `${cookieNames(parts.configuration).session} ${session}`;
  const visitor = visitorIdOf(parts, request);
  return visitor === null ? null : `visitor ${visitor}`;
}
