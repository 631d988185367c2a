import { setTimeout as pause } from 'node:timers/promises';
import { createDrain } from '@spielplan/shared-contracts/http';
import type { FastifyInstance } from 'fastify';

export interface Requests {
  /**
   * Answers what is under way and what arrives meanwhile, each connection for the last time; takes no
   * new ones after `noticeMs`. Resolves when nothing has been under way for a moment. What is busy
   * after `limitMs` in all is cut.
   */
  drain(limits: { noticeMs: number; limitMs: number }): Promise<void>;
}

/**
 * Knows what is under way, so that a stop drops
 * nothing. While draining, `/health/ready` answers 503.
 */
export function watchRequests(app: FastifyInstance): Requests {
  let isDraining = false;
  let underWay = 0;
  const drain = createDrain(app.server, () => underWay);
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    if (isDraining && request.routeOptions.url === '/health/ready') {
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'stopping' });
    }
  });
  app.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    async drain({ noticeMs, limitMs }) {
      isDraining = true;
      app.log.info({ underWay, noticeMs }, 'stopping');
      await pause(noticeMs);
      const cut = await drain(limitMs - noticeMs);
      if (cut > 0) app.log.warn({ cut }, 'stopped');
    },
  };
}
