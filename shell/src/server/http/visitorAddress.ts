import type { IncomingMessage } from 'node:http';

/** Who asks, for the provider's limits. Only the last address was written by our own balancer; the ones before it are what the visitor claimed. */
export function visitorAddress(request: IncomingMessage, isBehindProxy: boolean): string {
  const claimed = isBehindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return claimed || (request.socket.remoteAddress ?? '');
}
