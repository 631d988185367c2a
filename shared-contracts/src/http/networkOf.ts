/** Whom limits count as one: the address, of version 6 the whole /64 that one visitor has. */
export function networkOf(address: string): string {
  return groupsOf(address, 4);
}

/** The same with the /48 of version 6, of which one customer may have all 65,536 networks. */
export function wideNetworkOf(address: string): string {
  return groupsOf(address, 3);
}

function groupsOf(address: string, kept: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups.slice(0, kept).join(':');
}
