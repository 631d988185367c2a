import { parseUrl } from '@spielplan/shared-contracts/routes';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A web address as it is sent: people leave out `https://`. `null` where it is none. */
export function parseWebAddress(value: string): string | null {
  const address = SCHEME.test(value) && !/^[^/]+:\d+(?:\/|$)/.test(value) ? value : `https://${value}`;
  if (!/^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(address)) return null;
  return parseUrl(address) && address;
}
