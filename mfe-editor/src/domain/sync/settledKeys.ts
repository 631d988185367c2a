import type { Block, BlockKey } from '../forest/forest.ts';

/**
 * The longest run of blocks of a list that are in the
 * wanted order already; only the others have to move.
 */
export function settledKeys(there: readonly Block[], wanted: readonly Block[]): Set<BlockKey> {
  const positions = new Map(there.map(({ key }, index) => [key, index]));
  const common = wanted.flatMap(({ key }) => {
    const at = positions.get(key);
    return at === undefined ? [] : [{ key, at }];
  });
  const runs: { length: number; before: number }[] = [];
  for (const [index, { at }] of common.entries()) {
    const run = { length: 1, before: -1 };
    for (const [earlier, { length }] of runs.entries())
      if (common[earlier]!.at < at && length >= run.length) Object.assign(run, { length: length + 1, before: earlier });
    runs[index] = run;
  }
  const longest = Math.max(...runs.map(({ length }) => length));
  const settled = new Set<BlockKey>();
  for (let next = runs.findIndex(({ length }) => length === longest); next >= 0; next = runs[next]!.before)
    settled.add(common[next]!.key);
  return settled;
}
