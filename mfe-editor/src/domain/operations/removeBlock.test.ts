import { PAGE, spell, start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { removeBlock } from './removeBlock.ts';

describe('removing a block', () => {
  it.each([
    ['a', 'b c[d e|f]'],
    ['c', 'a b'],
    ['e', 'a b c[d|f]'],
  ])('%s leaves %s, and undoing brings it back with everything in it', (key, wanted) => {
    const outcome = removeBlock(start(), key);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(spell(outcome.forest[PAGE]!)).toBe(wanted);
    expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: start() });
  });

  it('that is gone is refused', () => {
    expect(removeBlock(start(), 'z')).toEqual({ refusal: 'missing' });
  });
});
