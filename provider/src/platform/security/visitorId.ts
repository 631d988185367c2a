import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderContext } from '../context.ts';
import { cookieNames, isSecure } from './cookieNames.ts';

export const VISITOR_SECONDS = 86_400;
const SIGNED_ID = /^([\w-]{32})\.([0-9a-f]{32})$/;

type Parts = Pick<ProviderContext, 'configuration' | 'signing'>;
const issued = new WeakMap<FastifyRequest, string>();

/**
 * The id that this provider has given to the request's
 * visitor, or null. One that nobody signed is none.
 */
export function visitorIdOf({ configuration, signing }: Parts, request: FastifyRequest): string | null {
  const given = issued.get(request);
  if (given !== undefined) return given;
  const [, id, signature] = SIGNED_ID.exec(request.cookies[cookieNames(configuration).cart] ?? '') ?? [];
  return id !== undefined && signing.isSigned('visitor', id, signature) ? id : null;
}

/**
 * The visitor's id; who has none gets one in the cart's
 * cookie. `isRenewed` makes the cookie last a whole day again.
 */
export function ensureVisitorId(parts: Parts, request: FastifyRequest, reply: FastifyReply, isRenewed = false): string {
  const known = visitorIdOf(parts, request);
  if (known !== null && !isRenewed) return known;
  const id = known ?? randomBytes(24).toString('base64url');
  issued.set(request, id);
  reply.setCookie(cookieNames(parts.configuration).cart, `${id}.${parts.signing.sign('visitor', id)}`, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: isSecure(parts.configuration),
    maxAge: VISITOR_SECONDS,
  });
  return id;
}
