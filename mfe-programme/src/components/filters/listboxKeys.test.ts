import { optionByName } from './listboxKeys.ts';

const names = ['Alle', 'Kammermusik', 'Jazz', 'Komödie', 'Öffentliche Probe'];

describe('typing in a list of options', () => {
  it.each([
    ['k', 0, 1],
    ['k', 1, 3],
    ['k', 3, 1],
    ['kk', 1, 3],
    ['kom', 1, 3],
    ['ö', 0, 4],
    ['x', 0, null],
  ])('"%s" leads from option %i to %s', (typed, from, to) => {
    expect(optionByName(names, from, typed)).toBe(to);
  });
});
