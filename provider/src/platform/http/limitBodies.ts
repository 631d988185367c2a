import type { FastifyInstance } from 'fastify';
import { createOldestFirst, networkOf } from '@spielplan/shared-contracts/http';
import type { IsTrustedProxy } from '../configuration/trustedProxies.ts';
import { refuseOnWire } from './wireRefusal.ts';

/**
 * What every sender gets, in ms; plus the time that the
 * largest body of the route takes at this many bytes a second.
 */
const MIN_TIMEOUT_MS = 15_000;
const MIN_BYTES_PER_SECOND = 64 * 1024;
/**
 * Bodies that are arriving at once, from one network and in all.
 * Fewer than requests, so that there is room for those without one.
 */
const MAX_ARRIVING = { maxPerNetwork: 64, maxTotal: 500 };

interface BodyLimits {
  /** Whose bodies count only among all: what a proxy of ours sends on its own account. */
  isTrusted: IsTrustedProxy;
  leastMs?: number;
  arriving?: typeof MAX_ARRIVING;
}

/**
 * Ends requests whose body trickles in: 15 seconds for the calls with small bodies, more for uploads
 * by the size their route allows; where too many arrive at once, the oldest. Answers 408
 * `REQUEST_TIMEOUT` and closes the line. Heads of requests have Node's own limit.
 */
export function limitBodies(
  app: FastifyInstance,
  { isTrusted, leastMs = MIN_TIMEOUT_MS, arriving = MAX_ARRIVING }: BodyLimits,
): void {
  const admit = createOldestFirst(arriving);
  app.addHook('onRequest', async ({ raw, routeOptions, ip }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const end = () => {
      stop();
      if (!raw.complete) refuseOnWire(raw.socket, 'REQUEST_TIMEOUT', { hasBegun: reply.raw.headersSent });
    };
    const timer = setTimeout(end, leastMs + ((routeOptions.bodyLimit ?? 0) / MIN_BYTES_PER_SECOND) * 1_000).unref();
    const leave = admit(isTrusted(ip) ? null : networkOf(ip), end);
    const stop = () => {
      clearTimeout(timer);
      leave();
    };
    raw.once('end', stop).once('close', stop);
  });
}
