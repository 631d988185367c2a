import type { Block } from './forest/forest.ts';
import { compareBlocks } from './compareBlocks.ts';

const block = (key: string, content = key, children: Block[] = []): Block => ({
  key,
  model: 'text',
  fields: { content },
  columns: children.length > 0 ? [{ classes: '', children }] : [],
});
const kinds = (before: Block[], after: Block[]) => compareBlocks(before, after).map(({ key, kind }) => `${key} ${kind}`);

it.each([
  ['nothing', [block('a'), block('b')], [block('a'), block('b')], ['a same', 'b same']],
  ['a changed text', [block('a', 'old'), block('b')], [block('a', 'new'), block('b')], ['a changed', 'b same']],
  ['a new block', [block('a')], [block('n'), block('a')], ['n added', 'a same']],
  [
    'a removed block, told where it was',
    [block('a'), block('b'), block('c')],
    [block('a'), block('c')],
    ['a same', 'b removed', 'c same'],
  ],
  ['a moved block', [block('a'), block('b'), block('c')], [block('b'), block('c'), block('a')], ['b same', 'c same', 'a moved']],
  [
    'a block that moved into another',
    [block('a', '', [block('x')]), block('b')],
    [block('a', '', [block('b'), block('x')])],
    ['a same', 'b moved', 'x same'],
  ],
  ['all that went with a block', [block('a', '', [block('x')])], [], ['a removed', 'x removed']],
])('tells %s', (_, before, after, told) => {
  expect(kinds(before, after)).toEqual(told);
});

it('names the fields that differ', () => {
  expect(compareBlocks([block('a', 'old')], [block('a', 'new')])[0]?.fields).toEqual(['content']);
});
