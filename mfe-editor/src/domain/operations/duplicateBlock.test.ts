import { PAGE, spell, start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { duplicateBlock } from './duplicateBlock.ts';

const KEYS = { a: 'a2', c: 'c2', d: 'd2', e: 'e2', f: 'f2' };

describe('duplicating a block', () => {
  it.each([
    ['a', 'a a2 b c[d e|f]'],
    ['c', 'a b c[d e|f] c2[d2 e2|f2]'],
    ['e', 'a b c[d e e2|f]'],
  ])('%s makes %s, and undoing removes the copy', (key, wanted) => {
    const outcome = duplicateBlock(start(), key, KEYS);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(spell(outcome.forest[PAGE]!)).toBe(wanted);
    expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: start() });
  });

  it.each([
    ['z', KEYS, 'missing'],
    ['c', { c: 'c2' }, 'missing'],
    ['a', { a: 'b' }, 'exists'],
  ])('%s with the names %j is refused as %s', (key, keys, refusal) => {
    expect(duplicateBlock(start(), key, keys as Record<string, string>)).toEqual({ refusal });
  });
});
