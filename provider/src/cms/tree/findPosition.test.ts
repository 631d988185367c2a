import { findPosition } from './findPosition.ts';

const at = (...positions: number[]) => positions.map((position, index) => ({ id: index + 1, position }));

describe('A page takes its place among its siblings', () => {
  it.each([
    ['alone where it was', at(), 0, 7, []],
    ['before all', at(3, 4), 0, 2, []],
    ['behind all', at(3, 4), 2, 5, []],
    ['in a gap', at(3, 9), 1, 4, []],
    ['where those behind make room up to the gap', at(1, 2, 3, 7), 2, 3, [[3, 4]]],
    ['where those before do, since they are fewer', at(1, 2, 3, 4, 5), 1, 1, [[1, 0]]],
    ['among equals', at(4, 4, 4), 1, 3, [[1, 2]]],
  ])('%s', (_, siblings, index, position, aside) => {
    const found = findPosition(siblings, index, 7);
    expect([found.position, found.aside.map((each) => [each.id, each.position])]).toEqual([position, aside]);
    const order = [...siblings.filter(({ id }) => !found.aside.some((each) => each.id === id)), ...found.aside]
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map(({ id }) => id);
    expect(order).toEqual(siblings.map(({ id }) => id));
  });
});
