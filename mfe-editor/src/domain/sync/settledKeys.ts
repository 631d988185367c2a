import type { Block, BlockKey } from '../forest/forest.ts';

interface Run {
  readonly key: BlockKey;
  /** Where its last block stands now. */
  readonly at: number;
  readonly before: Run | undefined;
}

/**
 * The longest run of blocks of a list that are in the
 * wanted order already; only the others have to move.
 */
export function settledKeys(there: readonly Block[], wanted: readonly Block[]): Set<BlockKey> {
  const positions = new Map(there.map(({ key }, index) => [key, index]));
  // Of the runs of each length the one that ends first can be continued by most blocks.
  const runs: Run[] = [];
  let longest: Run | undefined;
  for (const { key } of wanted) {
    const at = positions.get(key);
    if (at === undefined) continue;
    const length = lengthBefore(runs, at);
    const run = { key, at, before: runs[length - 1] };
    if (length === runs.length) longest = run;
    runs[length] = run;
  }
  const settled = new Set<BlockKey>();
  for (let run = longest; run; run = run.before) settled.add(run.key);
  return settled;
}

/** The length of the longest run that ends before a position; runs end the later the longer they are. */
function lengthBefore(runs: readonly Run[], at: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[middle]!.at < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
