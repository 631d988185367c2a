import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Connections that rest when the last ones are closed may just have sent something; this long it is waited for. */
const LATECOMERS_MS = 250;
const STEP_MS = 20;

export interface Requests {
  /**
   * Answers what is under way and what arrives meanwhile, each connection for the last time; takes no new ones after
   * `noticeMs`. Resolves when nothing has been under way for a moment. What is busy after `limitMs` in all is cut.
   */
  drain(limits: { noticeMs: number; limitMs: number }): Promise<void>;
}

/** Knows what is under way, so that a stop drops nothing. While draining, `/health/ready` answers 503. */
export function watchRequests(app: FastifyInstance): Requests {
  let isDraining = false;
  let underWay = 0;
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
      const start = performance.now();
      app.log.info({ underWay, noticeMs }, 'stopping');
      await pause(noticeMs);
      // The server's own `close` would cut resting connections at once, and with them what is on its way there.
      NetServer.prototype.close.call(app.server);
      let quietSince = performance.now();
      while (performance.now() - quietSince < LATECOMERS_MS && performance.now() - start < limitMs) {
        await pause(STEP_MS);
        if (underWay > 0) quietSince = performance.now();
      }
      if (underWay > 0) app.log.warn({ underWay }, 'stopped before these were answered');
      app.server.closeAllConnections();
    },
  };
}
