import { type Block, type BlockKey, findBlock, type Forest, withBlock } from '../forest/forest.ts';
import { type ArrangedColumn, type Outcome, refuse } from './command.ts';

/**
 * Gives a block other columns and divides its blocks among
 * them; none may be lost. Undone by the columns of before.
 */
export function arrangeColumns(forest: Forest, key: BlockKey, columns: readonly ArrangedColumn[]): Outcome {
  const found = findBlock(forest, key);
  if (!found) return refuse('missing');
  const children = new Map(found.block.columns.flatMap((column) => column.children).map((child) => [child.key, child]));
  const named = columns.flatMap((column) => column.children);
  if (named.length !== children.size || named.some((child) => !children.has(child))) return refuse('missing');
  const arranged = columns.map((column) => ({
    classes: column.classes,
    children: column.children.flatMap((child) => children.get(child) ?? []),
  }));
  return {
    forest: withBlock(forest, key, (block) => ({ ...block, columns: arranged })),
    inverse: { kind: 'arrange', key, columns: found.block.columns.map(keysOf) },
  };
}

/**
 * The columns of a block in other widths; blocks of columns that go stay at the end of the last one.
 */
export function arrangeAs(block: Block, classes: readonly string[]): readonly ArrangedColumn[] {
  const before = block.columns.map(keysOf);
  const last = classes.length - 1;
  return classes.map((each, index) => ({
    classes: each,
    children: index === last ? before.slice(last).flatMap(({ children }) => children) : (before[index]?.children ?? []),
  }));
}

function keysOf({ classes, children }: Block['columns'][number]): ArrangedColumn {
  return { classes, children: children.map(({ key }): BlockKey => key) };
}
