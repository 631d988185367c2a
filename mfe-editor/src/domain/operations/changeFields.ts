import { type BlockKey, type Fields, findBlock, type Forest, withBlock } from '../forest/forest.ts';
import { type Outcome, refuse } from './command.ts';

/**
 * Changes the named fields of a block, `undefined` takes one away; undone by their values of before.
 */
export function changeFields(forest: Forest, key: BlockKey, fields: Fields): Outcome {
  const found = findBlock(forest, key);
  if (!found) return refuse('missing');
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, found.block.fields[name]]));
  return {
    forest: withBlock(forest, key, (block) => ({ ...block, fields: withFields(block.fields, fields) })),
    inverse: { kind: 'change', key, fields: before },
  };
}

function withFields(fields: Fields, changed: Fields): Fields {
  return Object.fromEntries(Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined));
}
