import { type BlockKey, blocksOf, findBlock, type Forest, type Place, insertAt, removeAt } from '../forest/forest.ts';
import { type Outcome, refuse } from './command.ts';
import { refusePlace } from './insertBlock.ts';

/**
 * Moves a block, also to another document; `position` counts
 * without the block itself. Undone by moving it back.
 */
export function moveBlock(forest: Forest, key: BlockKey, place: Place): Outcome {
  const found = findBlock(forest, key);
  if (!found) return refuse('missing');
  for (const { key: inside } of blocksOf(found.block)) if (inside === place.parent) return refuse('insideItself');
  const without = removeAt(forest, found.place);
  const refusal = refusePlace(without, found.block, place);
  if (refusal) return refuse(refusal);
  return { forest: insertAt(without, found.block, place), inverse: { kind: 'move', key, place: found.place } };
}
