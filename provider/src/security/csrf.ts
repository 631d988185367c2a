import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
const TOKEN = /^[0-9a-f]{32}$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks the token itself, because a plain form carries it in its body. */
    csrf?: 'form';
  }
}

/** Refuses every unsafe request whose `X-CSRFToken` header does not repeat the `csrftoken` cookie: `CSRF_MISSING`, 403. */
export function protectFromForgery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.csrf === 'form') return;
    checkCsrfToken(request, request.headers[CSRF_HEADER.toLowerCase()]);
  });
}

/** Compares a sent token with the cookie's. Throws `CSRF_MISSING`. */
export function checkCsrfToken(request: FastifyRequest, sent: unknown): void {
  const cookie = request.cookies[CSRF_COOKIE];
  const fits = cookie !== undefined && TOKEN.test(cookie) && typeof sent === 'string' && sent.length === cookie.length;
  if (!fits || !timingSafeEqual(Buffer.from(cookie), Buffer.from(sent))) {
    throw new SpielplanError('CSRF_MISSING', { detail: `the header ${CSRF_HEADER} must repeat the cookie ${CSRF_COOKIE}` });
  }
}

/** The visitor's token; a first visit gets one. Readable by scripts on purpose: they repeat it in the header. */
export function ensureCsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = request.cookies[CSRF_COOKIE];
  if (known && TOKEN.test(known)) return known;
  const token = randomBytes(16).toString('hex');
  reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure, maxAge: 365 * 86_400 });
  return token;
}
