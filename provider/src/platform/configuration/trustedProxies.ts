import { BlockList, isIP } from 'node:net';

/** Says of an address whether a proxy of ours speaks from it. */
export type IsTrustedProxy = (address: string) => boolean;

/** What `loopback` stands for: this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Whether `entry` may stand in the list: an address, a
 * network (`10.0.0.0/8`, `fd00::/8`), or `loopback`.
 */
export function isProxyEntry(entry: string): boolean {
  return entry === 'loopback' || parseNetwork(entry) !== null;
}

/**
 * Tells the proxies of a list of entries (`isProxyEntry`) from everybody else. An address of version
 * 4 is the same one in the clothes of version 6 (`::ffff:10.0.0.5`). What is no address is nobody's.
 */
export function trustProxies(entries: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const entry of entries.flatMap((each) => (each === 'loopback' ? LOOPBACK : [each]))) {
    const network = parseNetwork(entry);
    if (!network) throw new TypeError(`${entry} is neither an address nor a network.`);
    trusted.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}

function parseNetwork(entry: string): { address: string; bits: number } | null {
  const [, address = '', given] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 4 ? 32 : 128;
  const bits = given === undefined ? longest : Number(given);
  return bits <= longest ? { address, bits } : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
