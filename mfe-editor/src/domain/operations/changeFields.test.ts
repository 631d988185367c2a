import { findBlock } from '../forest/forest.ts';
import { start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { changeFields } from './changeFields.ts';

describe('changing fields', () => {
  it.each([
    [{ content: 'new' }, { content: 'new' }],
    [{ anchor: 'top' }, { content: 'text e', anchor: 'top' }],
    [{ content: undefined }, {}],
  ])('%j makes %j of a text in a column, and undoing brings back what was there', (fields, wanted) => {
    const outcome = changeFields(start(), 'e', fields);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(findBlock(outcome.forest, 'e')?.block.fields).toEqual(wanted);
    expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: start() });
  });

  it('leaves every other block the same object, so that nothing else renders again', () => {
    const before = start();
    const outcome = changeFields(before, 'e', { content: 'new' });
    const same = ['a', 'b', 'd', 'f', 't'].map(
      (key) => 'forest' in outcome && findBlock(outcome.forest, key)?.block === findBlock(before, key)?.block,
    );
    expect(same).toEqual([true, true, true, true, true]);
    expect(changeFields(before, 'z', {})).toEqual({ refusal: 'missing' });
  });
});
