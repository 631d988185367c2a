import {
  type Block,
  blocksOf,
  findBlock,
  type Forest,
  heightOf,
  listAt,
  MAX_DEPTH,
  type Place,
  insertAt,
} from '../forest/forest.ts';
import { type Outcome, type Refusal, refuse } from './command.ts';

/** Puts a block that is nowhere yet to a place; undone by removing it. */
export function insertBlock(forest: Forest, block: Block, place: Place): Outcome {
  for (const each of blocksOf(block)) if (findBlock(forest, each.key)) return refuse('exists');
  const refusal = refusePlace(forest, block, place);
  if (refusal) return refuse(refusal);
  return { forest: insertAt(forest, block, place), inverse: { kind: 'remove', key: block.key } };
}

/** Why a block cannot stand at a place; null where it can. */
export function refusePlace(forest: Forest, block: Block, place: Place): Refusal | null {
  if (!listAt(forest, place)) return 'noPlace';
  const depth = place.parent === null ? 0 : (findBlock(forest, place.parent)?.depth ?? 0);
  return depth + heightOf(block) > MAX_DEPTH ? 'tooDeep' : null;
}
