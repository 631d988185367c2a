import { interleave } from './interleave.ts';

describe('taking turns', () => {
  it.each([
    [
      [
        ['a1', 'a2'],
        ['p1', 'p2'],
      ],
      6,
      ['a1', 'p1', 'a2', 'p2'],
    ],
    [[['a1', 'a2', 'a3'], ['p1']], 6, ['a1', 'p1', 'a2', 'a3']],
    [
      [
        ['a1', 'a2'],
        ['p1', 'p2'],
      ],
      3,
      ['a1', 'p1', 'a2'],
    ],
    [[['a1'], ['p1'], ['a1', 'b2'], ['p1']], 6, ['a1', 'p1', 'b2']],
    [[[], []], 6, []],
    [[], 6, []],
  ])('%j, at most %d, gives %j', (lists, most, taken) => {
    expect(interleave(lists, most, (item) => item)).toEqual(taken);
  });
});
