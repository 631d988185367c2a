import type { IncomingMessage } from 'node:http';
import { networkOf } from '@spielplan/shared-contracts/http';

/**
 * The visitor's address, for the provider's limits. Our own balancer wrote the last address alone; the visitor may have
 * written the others.
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
