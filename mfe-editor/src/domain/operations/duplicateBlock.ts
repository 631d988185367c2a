import { type Block, type BlockKey, findBlock, type Forest } from '../forest/forest.ts';
import { type Outcome, refuse } from './command.ts';
import { insertBlock } from './insertBlock.ts';

/** Puts a copy right below a block, with everything in it; undone by removing the copy. */
export function duplicateBlock(forest: Forest, key: BlockKey, keys: Readonly<Record<BlockKey, BlockKey>>): Outcome {
  const found = findBlock(forest, key);
  if (!found) return refuse('missing');
  const copy = copyBlock(found.block, keys);
  return copy ? insertBlock(forest, copy, { ...found.place, position: found.place.position + 1 }) : refuse('missing');
}

/** Null where a block inside has no name for its copy: it came after the command. */
function copyBlock(block: Block, keys: Readonly<Record<BlockKey, BlockKey>>): Block | null {
  const key = keys[block.key];
  if (!key) return null;
  const columns = block.columns.map(({ classes, children }) => ({
    classes,
    children: children.map((child) => copyBlock(child, keys)),
  }));
  if (columns.some(({ children }) => children.includes(null))) return null;
  return { ...block, key, columns: columns as Block['columns'] };
}
