/**
 * A cart address that may be followed, or `null`: http or https, on one of the hosts the house sells on (decision 32).
 * Hosts are written as in a URL, with a port where it is not the usual one.
 */
export function safeCartUrl(url: string | null | undefined, hosts: readonly string[]): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, host, username, href } = new URL(url);
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '') return null;
  return hosts.some((allowed) => allowed.toLowerCase() === host) ? href : null;
}
