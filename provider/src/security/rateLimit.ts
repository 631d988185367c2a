import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Allows each visitor `perMinute` requests a minute, then answers 429 with Retry-After. Visitors reach the provider through
 * the site's server, which names them in X-Forwarded-For; what that server reads for itself is not counted.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: isSiteReading,
    errorResponseBuilder: () => new SpielplanError('TOO_MANY_REQUESTS', { detail: 'slow down' }),
  });
  app.addHook('onSend', async (_, reply, payload) => {
    reply.removeHeader('x-ratelimit-limit').removeHeader('x-ratelimit-remaining').removeHeader('x-ratelimit-reset');
    return payload;
  });
}

function isSiteReading(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && request.headers['x-forwarded-for'] === undefined && LOOPBACK.has(request.socket.remoteAddress ?? '');
}
