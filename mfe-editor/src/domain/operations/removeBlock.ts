import { type BlockKey, findBlock, type Forest, removeAt } from '../forest/forest.ts';
import { type Outcome, refuse } from './command.ts';

/** Takes a block away with everything in it; undone by restoring just that at the same place. */
export function removeBlock(forest: Forest, key: BlockKey): Outcome {
  const found = findBlock(forest, key);
  if (!found) return refuse('missing');
  return { forest: removeAt(forest, found.place), inverse: { kind: 'restore', block: found.block, place: found.place } };
}
