import { findBlock } from '../forest/forest.ts';
import { PAGE, spell, start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import { arrangeAs, arrangeColumns } from './arrangeColumns.ts';

const block = findBlock(start(), 'c')!.block;

describe('other columns of a container', () => {
  it.each([
    [['col-12'], 'a b c[d e f]'],
    [['col-8', 'col-4'], 'a b c[d e|f]'],
    [['col-4', 'col-4', 'col-4'], 'a b c[d e|f|]'],
  ])('in widths %j keep all blocks: %s, and undoing brings the columns of before', (classes, wanted) => {
    const outcome = arrangeColumns(start(), 'c', arrangeAs(block, classes));
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(spell(outcome.forest[PAGE]!)).toBe(wanted);
    expect(findBlock(outcome.forest, 'c')?.block.columns.map((column) => column.classes)).toEqual(classes);
    expect(applyCommand(outcome.forest, outcome.inverse)).toMatchObject({ forest: start() });
  });

  it.each([
    ['z', []],
    ['c', [{ classes: 'col-12', children: ['d'] }]],
    ['c', [{ classes: 'col-12', children: ['d', 'e', 'x'] }]],
  ])('of %s as %j are refused: a block would be lost', (key, columns) => {
    expect(arrangeColumns(start(), key, columns)).toEqual({ refusal: 'missing' });
  });
});
