import type { IncomingMessage } from 'node:http';
import { networkOf } from '@spielplan/shared-contracts/http';

/**
 * Who asks, for the provider's limits. Only the last address was written
 * by our own balancer; the ones before it are what the visitor claimed.
 */
export function visitorAddress(request: IncomingMessage, isBehindProxy: boolean): string {
  const claimed = isBehindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return claimed || (request.socket.remoteAddress ?? '');
}

/** Whom limits of the shell count as one: `visitorAddress`, of version 6 the /64 network of it. */
export function visitorNetwork(request: IncomingMessage, isBehindProxy: boolean): string {
  return networkOf(visitorAddress(request, isBehindProxy));
}
