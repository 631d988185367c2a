import * as fc from 'fast-check';
import { type Block, type BlockKey, blocksOf, type Forest, heightOf, walk } from '../domain/forest/forest.ts';
import { applyCommand } from '../domain/operations/applyCommand.ts';
import type { Command } from '../domain/operations/command.ts';

export const PAGE = 'page:1';
export const SITE = 'site:1';

/** A text block. */
export function text(key: BlockKey, content = `text ${key}`): Block {
  return { key, model: 'text', fields: { content }, columns: [] };
}

/** A container with a column for each list of blocks. */
export function container(key: BlockKey, ...columns: Block[][]): Block {
  return { key, model: 'container', fields: {}, columns: columns.map((children) => ({ classes: 'col-6', children })) };
}

/** Two documents: texts `a` and `b` beside a container `c` with two columns, and a section. */
export function start(): Forest {
  return {
    [PAGE]: [text('a'), text('b'), container('c', [text('d'), text('e')], [text('f')])],
    [SITE]: [container('s', [text('t')])],
  };
}

/** The order of blocks in a word: `a b c[d e|f]`. */
export function spell(blocks: readonly Block[]): string {
  const inside = ({ columns }: Block) =>
    columns.length > 0 ? `[${columns.map(({ children }) => spell(children)).join('|')}]` : '';
  return blocks.map((block) => block.key + inside(block)).join(' ');
}

/**
 * What a random editor may do next; numbers choose among what
 * is there, so that every run of them fits every forest.
 */
export const anyEdit = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'change', 'duplicate', 'arrange'),
  block: fc.nat(40),
  list: fc.nat(20),
  position: fc.nat(6),
  value: fc.constantFrom('one', 'two', 'three', 'four'),
  field: fc.constantFrom('content', 'anchor'),
});
export type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer D> ? D : never;

/**
 * A command for what stands in the forest now; null where
 * there is nothing to do it with. `name` makes new keys.
 */
export function commandOf(forest: Forest, edit: AnyEdit, name: () => BlockKey): Command | null {
  const blocks = [...walk(forest)].map(({ block }) => block);
  const block = blocks[edit.block % Math.max(1, blocks.length)];
  const lists = [
    ...Object.keys(forest).map((document) => ({ document, parent: null, column: 0 })),
    ...[...walk(forest)].flatMap((found) =>
      found.block.columns.map((_, column) => ({ document: found.place.document, parent: found.block.key, column })),
    ),
  ];
  const place = { ...lists[edit.list % lists.length]!, position: edit.position };
  if (edit.kind === 'insert') {
    const added = edit.value === 'four' ? container(name(), [], []) : text(name(), edit.value);
    return { kind: 'insert', block: added, place };
  }
  if (!block) return null;
  const { key } = block;
  switch (edit.kind) {
    case 'remove':
      return { kind: 'remove', key };
    case 'move':
      return { kind: 'move', key, place };
    case 'change':
      return { kind: 'change', key, fields: { [edit.field]: edit.value } };
    case 'duplicate':
      return { kind: 'duplicate', key, keys: Object.fromEntries([...blocksOf(block)].map((each) => [each.key, name()])) };
    default:
      return arrangeOf(block);
  }
}

/** Columns become one, or one becomes two. */
function arrangeOf(block: Block): Command | null {
  if (block.columns.length === 0) return null;
  const children = block.columns.flatMap((column) => column.children.map(({ key }) => key));
  const columns = [{ classes: 'col-12', children }, ...(block.columns.length === 1 ? [{ classes: 'col-3', children: [] }] : [])];
  return { kind: 'arrange', key: block.key, columns };
}

/** Names new blocks one after the other. */
export function naming(prefix: string): () => BlockKey {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

/** The forest after some edits; what does not fit is left out. */
export function applyEdits(forest: Forest, edits: readonly AnyEdit[], name: () => BlockKey): Forest {
  return edits.reduce((before, edit) => {
    const command = commandOf(before, edit, name);
    const outcome = command && applyCommand(before, command);
    return outcome && 'forest' in outcome ? outcome.forest : before;
  }, forest);
}

/** What every forest must hold: each key once, and no more levels than the provider takes. */
export function expectSound(forest: Forest): void {
  // Not by `walk`, which meets each key once.
  const keys = Object.values(forest).flatMap((blocks) => blocks.flatMap((block) => [...blocksOf(block)].map(({ key }) => key)));
  expect(new Set(keys).size).toBe(keys.length);
  for (const blocks of Object.values(forest)) for (const block of blocks) expect(heightOf(block)).toBeLessThanOrEqual(4);
}
