import type { Block, Forest, Place } from '../forest/forest.ts';
import type { Outcome } from './command.ts';
import { insertBlock } from './insertBlock.ts';

/**
 * Brings a removed block back with everything in it; behind
 * the last one where its neighbours have become fewer.
 */
export function restoreBlock(forest: Forest, block: Block, place: Place): Outcome {
  return insertBlock(forest, block, place);
}
