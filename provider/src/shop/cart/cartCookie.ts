import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { ensureVisitorId, visitorIdOf } from '../../platform/security/visitorId.ts';

/**
 * The id of the request's cart in the database, or null for a
 * visitor who has none. Only the hash of the cookie is ever stored.
 */
export function cartIdOf(context: ProviderContext, request: FastifyRequest): string | null {
  const visitor = visitorIdOf(context, request);
  return visitor === null ? null : hash(visitor);
}

/** The id of the request's cart; a visitor without one gets a new cookie. */
export function ensureCartId(context: ProviderContext, request: FastifyRequest, reply: FastifyReply): string {
  return hash(ensureVisitorId(context, request, reply));
}

function hash(visitor: string): string {
  return createHash('sha256').update(visitor).digest('hex');
}
