import { container, PAGE, SITE, spell, start, text } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { insertBlock } from './insertBlock.ts';

describe('inserting a block', () => {
  it.each([
    [{ document: PAGE, parent: null, column: 0, position: 0 }, 'n a b c[d e|f]'],
    [{ document: PAGE, parent: null, column: 0, position: 99 }, 'a b c[d e|f] n'],
    [{ document: PAGE, parent: 'c', column: 1, position: 0 }, 'a b c[d e|n f]'],
  ])('at %j makes %s, and undoing takes it away', (place, wanted) => {
    const outcome = insertBlock(start(), text('n'), place);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(spell(outcome.forest[PAGE]!)).toBe(wanted);
    expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: start() });
  });

  it.each([
    ['exists', text('a'), { document: SITE, parent: null, column: 0, position: 0 }],
    ['noPlace', text('n'), { document: PAGE, parent: 'c', column: 2, position: 0 }],
    ['noPlace', text('n'), { document: 'page:9', parent: null, column: 0, position: 0 }],
    [
      'tooDeep',
      container('n', [container('m', [container('o', [text('p')])])]),
      { document: PAGE, parent: 'c', column: 0, position: 0 },
    ],
  ] as const)('is refused as %s', (refusal, block, place) => {
    expect(insertBlock(start(), block, place)).toEqual({ refusal });
  });
});
