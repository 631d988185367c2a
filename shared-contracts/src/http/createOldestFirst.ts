/**
 * Adds something open, with what ends it; answers what takes
 * it out again. Without a network it counts only among all.
 */
export type Admit = (network: string | null, end: () => void) => () => void;

interface Limits {
  maxPerNetwork: number;
  maxTotal: number;
}

/**
 * Bounds what is open at once, per network and in all. Where there is too much the oldest is
 * ended and the new one admitted, so that who is quick is served beside any number of slow ones.
 */
export function createOldestFirst({ maxPerNetwork, maxTotal }: Limits): Admit {
  const all = new Set<() => void>();
  const byNetwork = new Map<string, Set<() => void>>();

  return function admit(network, end) {
    const own = network === null ? null : (byNetwork.get(network) ?? new Set());
    if (network !== null && own) byNetwork.set(network, own);
    const remove = () => {
      all.delete(endThis);
      own?.delete(endThis);
      if (network !== null && own?.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    };
    // A function of its own for each: two requests may be ended by the same one.
    const endThis = () => {
      remove();
      end();
    };
    own?.add(endThis);
    all.add(endThis);
    if (own && own.size > maxPerNetwork) endFirst(own);
    if (all.size > maxTotal) endFirst(all);
    return remove;
  };
}

function endFirst(open: ReadonlySet<() => void>): void {
  const first = open.values().next();
  if (!first.done) first.value();
}
