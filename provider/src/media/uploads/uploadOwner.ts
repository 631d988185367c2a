import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_COOKIE } from '@spielplan/shared-contracts/api';

const TOKEN = /^[\w-]{32}$/;
const MAX_AGE_SECONDS = 86_400;

/**
 * Whose uploads the request may use, or null for a visitor
 * who sent none. Only the hash of the cookie is ever stored.
 */
export function uploadOwnerOf(request: FastifyRequest): string | null {
  const token = request.cookies[UPLOADS_COOKIE];
  return token && TOKEN.test(token) ? hash(token) : null;
}

/**
 * Whose uploads these are; a visitor who had none gets
 * the cookie for a day, as long as the files wait.
 */
export function ensureUploadOwner(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = request.cookies[UPLOADS_COOKIE];
  const token = known && TOKEN.test(known) ? known : randomBytes(24).toString('base64url');
  reply.setCookie(UPLOADS_COOKIE, token, { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: MAX_AGE_SECONDS });
  return hash(token);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
