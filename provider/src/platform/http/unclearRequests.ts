import type { FastifyInstance } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { findWireFault } from '@spielplan/shared-contracts/http';

/**
 * Refuses what a server before this one may have read differently, with 400 `MALFORMED_REQUEST`, and
 * closes the connection. The provider relies on nobody before it: the site's server refuses the
 * same.
 */
export function refuseUnclearRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Node's parser reads nothing behind a request that asks for another protocol.
    if (raw.headers.upgrade !== undefined) reply.raw.shouldKeepAlive = false;
    const fault = findWireFault(raw);
    if (!fault) return;
    reply.header('connection', 'close');
    throw new SpielplanError('MALFORMED_REQUEST', { detail: fault });
  });
}
