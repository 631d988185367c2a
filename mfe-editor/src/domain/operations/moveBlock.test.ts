import { PAGE, SITE, spell, start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { moveBlock } from './moveBlock.ts';

describe('moving a block', () => {
  it.each([
    ['a', { document: PAGE, parent: null, column: 0, position: 1 }, 'b a c[d e|f]', 's[t]'],
    ['c', { document: PAGE, parent: null, column: 0, position: 0 }, 'c[d e|f] a b', 's[t]'],
    ['d', { document: PAGE, parent: 'c', column: 1, position: 1 }, 'a b c[e|f d]', 's[t]'],
    ['f', { document: PAGE, parent: null, column: 0, position: 1 }, 'a f b c[d e|]', 's[t]'],
    ['c', { document: SITE, parent: 's', column: 0, position: 0 }, 'a b', 's[c[d e|f] t]'],
  ])('%s to %j makes %s and %s, and undoing puts it back', (key, place, page, site) => {
    const outcome = moveBlock(start(), key, place);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect([spell(outcome.forest[PAGE]!), spell(outcome.forest[SITE]!)]).toEqual([page, site]);
    expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: start() });
  });

  it.each([
    ['missing', 'z', { document: PAGE, parent: null, column: 0, position: 0 }],
    ['insideItself', 'c', { document: PAGE, parent: 'c', column: 0, position: 0 }],
    ['noPlace', 'a', { document: PAGE, parent: 'b', column: 0, position: 0 }],
  ])('is refused as %s', (refusal, key, place) => {
    expect(moveBlock(start(), key, place)).toEqual({ refusal });
  });
});
