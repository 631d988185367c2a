import { container, PAGE, SITE, text } from '../testing/forests.ts';
import { findDropSpot, moveTarget } from './findDropSpot.ts';

const place = { document: PAGE, parent: null, column: 0, position: 2 };
const box = { top: 100, bottom: 300, left: 0, right: 600 };
const columns = [
  { top: 100, bottom: 300, left: 0, right: 290, end: 180, count: 2 },
  { top: 100, bottom: 300, left: 310, right: 600, end: 100, count: 0 },
];

describe('a block that is dragged', () => {
  it.each([
    ['the upper half', 150, { ...place, position: 2 }, 100],
    ['the lower half', 250, { ...place, position: 3 }, 300],
  ])('over %s of another one goes to its side', (_, y, expected, line) => {
    const spot = findDropSpot({ x: 20, y }, { key: 'a', place, box, columns: [] });
    expect(spot).toEqual({ place: expected, line: { x: 0, y: line, width: 600 } });
  });

  it.each([
    ['a column', 20, 250, { ...place, parent: 'a', column: 0, position: 2 }, { x: 0, y: 180, width: 290 }],
    ['an empty column', 400, 150, { ...place, parent: 'a', column: 1, position: 0 }, { x: 310, y: 100, width: 290 }],
    ['the gap between columns', 300, 150, { ...place, position: 2 }, { x: 0, y: 100, width: 600 }],
    ['the edge of columns', 20, 295, { ...place, position: 3 }, { x: 0, y: 300, width: 600 }],
  ])('over %s goes there', (_, x, y, expected, line) => {
    expect(findDropSpot({ x, y }, { key: 'a', place, box, columns })).toEqual({ place: expected, line });
  });
});

describe('the place a block is moved to', () => {
  const forest = {
    [PAGE]: [text('a', '1'), text('b', '2'), text('c', '3'), container('d', [text('e', '4')], [])],
    [SITE]: [container('s', [])],
  };
  const at = (position: number, parent: string | null = null, column = 0, document = PAGE) => ({
    document,
    parent,
    column,
    position,
  });

  it.each([
    ['behind a later one, counted without itself', 'a', at(2), at(1)],
    ['before an earlier one', 'c', at(0), at(0)],
    ['where it stands', 'b', at(1), null],
    ['right behind itself', 'b', at(2), null],
    ['into another column', 'e', at(0, 'd', 1), at(0, 'd', 1)],
    ['into itself', 'd', at(0, 'd', 1), null],
    ['to another document', 'a', at(0, 's', 0, SITE), at(0, 's', 0, SITE)],
  ])('%s', (_, key, place, expected) => {
    expect(moveTarget(forest, key, place)).toEqual(expected);
  });
});
