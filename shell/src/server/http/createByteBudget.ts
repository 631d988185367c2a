interface Limits {
  maxPerNetwork: number;
  maxTotal: number;
}

/** The bytes of a budget that one request uses. */
export interface ByteShare {
  /**
   * Takes so many bytes more; false, and nothing taken,
   * where its network or all together would have too many.
   */
  grow(bytes: number): boolean;
  /** Gives everything back; nothing can be taken afterwards. */
  close(): void;
}

/** Bounds the bytes that requests keep at once, by what each has really received. */
export function createByteBudget({ maxPerNetwork, maxTotal }: Limits): (network: string) => ByteShare {
  const byNetwork = new Map<string, number>();
  let total = 0;

  return (network) => {
    let taken = 0;
    let isClosed = false;
    return {
      grow(bytes) {
        const own = (byNetwork.get(network) ?? 0) + bytes;
        if (isClosed || own > maxPerNetwork || total + bytes > maxTotal) return false;
        taken += bytes;
        total += bytes;
        byNetwork.set(network, own);
        return true;
      },
      close() {
        isClosed = true;
        total -= taken;
        const own = (byNetwork.get(network) ?? 0) - taken;
        if (own > 0) byNetwork.set(network, own);
        else byNetwork.delete(network);
        taken = 0;
      },
    };
  };
}
