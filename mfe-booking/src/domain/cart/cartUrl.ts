import { parseUrl } from '@spielplan/shared-contracts/routes';

/**
 * A cart address that may be followed, or `null`: http or https, on one of the hosts the house
 * sells on (R32). Hosts are written as in a URL, with a port where it is not the usual one.
 */
export function safeCartUrl(url: string | null | undefined, hosts: readonly string[]): string | null {
  const cart = url ? parseUrl(url) : null;
  if (!cart) return null;
  const { protocol, host, username, href } = cart;
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '') return null;
  return hosts.some((allowed) => allowed.toLowerCase() === host) ? href : null;
}
