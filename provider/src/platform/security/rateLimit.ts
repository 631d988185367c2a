import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Configuration } from '../configuration/configuration.ts';
import { networkOf } from '@spielplan/shared-contracts/http';
import { trustProxies } from '../configuration/trustedProxies.ts';

/**
 * Allows each visitor `rateLimit` requests a minute, then answers 429 with Retry-After. Visitors
 * reach the provider through the site's server, which names them in X-Forwarded-For: the last
 * address there that is no trusted proxy's. What a trusted proxy reads without that header is the
 * site's own reading, and not counted.
 */
export async function limitRequests(
  app: FastifyInstance,
  { rateLimit: perMinute, trustedProxies }: Pick<Configuration, 'rateLimit' | 'trustedProxies'>,
): Promise<void> {
  const isTrusted = trustProxies(trustedProxies);
  const isSiteReading = ({ method, headers, socket }: FastifyRequest): boolean =>
    (method === 'GET' || method === 'HEAD') && headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '');

  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: isSiteReading,
    errorResponseBuilder: () => new SpielplanError('TOO_MANY_REQUESTS', { detail: 'slow down' }),
  });
  app.addHook('onSend', async (_, reply, payload) => {
    reply.removeHeader('x-ratelimit-limit').removeHeader('x-ratelimit-remaining').removeHeader('x-ratelimit-reset');
    return payload;
  });
}
