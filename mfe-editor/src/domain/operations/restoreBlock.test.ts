import { PAGE, spell, start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { removeBlock } from './removeBlock.ts';
import { restoreBlock } from './restoreBlock.ts';

const place = { document: PAGE, parent: null, column: 0, position: 2 };

it('a restored block has everything in it, and undoing removes it again', () => {
  const block = start()[PAGE]![2]!;
  const without = { ...start(), [PAGE]: start()[PAGE]!.slice(0, 2) };
  const outcome = restoreBlock(without, block, place);
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  expect(outcome.forest).toEqual(start());
  expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: without });
});

it('a block is restored behind the last one where its neighbours have become fewer, and once alone', () => {
  const block = start()[PAGE]![2]!;
  const outcome = restoreBlock({ ...start(), [PAGE]: [] }, block, place);
  expect('forest' in outcome && spell(outcome.forest[PAGE]!)).toBe('c[d e|f]');
  expect(restoreBlock(start(), block, place)).toEqual({ refusal: 'exists' });
  expect(removeBlock(start(), 'gone')).toEqual({ refusal: 'missing' });
});
