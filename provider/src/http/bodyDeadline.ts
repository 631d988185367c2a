import type { FastifyInstance } from 'fastify';
import { refuseOnWire } from './wireRefusal.ts';

/** What every sender gets, in ms; plus the time that the largest body of the route takes at this many bytes a second. */
const LEAST_MS = 15_000;
const BYTES_A_SECOND = 64 * 1024;

/**
 * Ends requests whose body trickles in: 15 seconds for the calls with small bodies, more for uploads by the size their route
 * allows. Answers 408 `REQUEST_TIMEOUT` and closes the line. Heads of requests have Node's own limit.
 */
export function limitBodyTime(app: FastifyInstance, leastMs = LEAST_MS): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const ms = leastMs + ((routeOptions.bodyLimit ?? 0) / BYTES_A_SECOND) * 1_000;
    const timer = setTimeout(() => {
      if (!raw.complete) refuseOnWire(raw.socket, 'REQUEST_TIMEOUT', { hasBegun: reply.raw.headersSent });
    }, ms).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}
