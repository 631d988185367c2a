import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMMON_HEADERS } from './securityHeaders.ts';

/** The names of this machine for itself. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Leads a browser that opens a page of a site on http under another loopback name on to the name of `PUBLIC_ORIGIN`: cookies belong
 * to a name, so a cart that was filled under one is empty under the other. Answers whether it did; programs are left alone.
 */
export function createLeadToPublicName(publicOrigin: string) {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const isLoopback = protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname);
  const others = isLoopback
    ? LOOPBACK_HOSTS.filter((name) => name !== hostname).map((name) => (port === '' ? name : `${name}:${port}`))
    : [];
  return ({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== 'GET' || headers['sec-fetch-dest'] !== 'document' || !others.includes(headers.host ?? '')) return false;
    // Addresses that are no path of this site get the usual answer to malformed addresses.
    if (!/^\/(?![/\\])/.test(url)) return false;
    response.writeHead(307, { ...COMMON_HEADERS, location: `${publicOrigin}${url}`, 'cache-control': 'no-store' }).end();
    return true;
  };
}
