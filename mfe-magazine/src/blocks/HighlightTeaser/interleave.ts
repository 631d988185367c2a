/** Takes from each list in turn, nothing twice, until enough is there or nothing is left. */
export function interleave<T>(lists: readonly (readonly T[])[], most: number, keyOf: (item: T) => string): T[] {
  const taken = new Map<string, T>();
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const list of lists) {
      const item = list[round];
      if (item !== undefined && taken.size < most && !taken.has(keyOf(item))) taken.set(keyOf(item), item);
    }
  }
  return [...taken.values()];
}
