import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_COOKIE } from '@spielplan/shared-contracts/api';

const TOKEN = /^[\w-]{32}$/;
const DAY_SECONDS = 86_400;

/** The id of the request's cart in the database, or null for a visitor who has none. Only the hash of the cookie is ever stored. */
export function cartIdOf(request: FastifyRequest): string | null {
  const token = request.cookies[CART_COOKIE];
  return token && TOKEN.test(token) ? hash(token) : null;
}

/** The id of the request's cart; a visitor without one gets a new cookie. */
export function ensureCartId(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = cartIdOf(request);
  if (known) return known;
  const token = randomBytes(24).toString('base64url');
  reply.setCookie(CART_COOKIE, token, { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: DAY_SECONDS });
  return hash(token);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
