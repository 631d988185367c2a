import * as fc from 'fast-check';
import { text } from '../../testing/forests.ts';
import { settledKeys } from './settledKeys.ts';

const blocks = (keys: readonly string[]) => keys.map((key) => text(key));
const settled = (there: string, wanted: string) => [...settledKeys(blocks([...there]), blocks([...wanted]))].toSorted().join('');

it.each([
  ['abcd', 'abcd', 'abcd'],
  ['abcd', 'dabc', 'abc'],
  ['abcd', 'bcda', 'bcd'],
  ['abcd', 'acd', 'acd'],
  ['abcd', 'axbcd', 'abcd'],
  ['', 'ab', ''],
  ['ab', '', ''],
])('of %j, wanted as %j, %j stay where they are', (there, wanted, stay) => {
  expect(settled(there, wanted)).toBe(stay);
});

it('no other choice would leave more blocks where they are', () => {
  const lists = fc.subarray([...'abcdefg'], { minLength: 1 });
  const shuffled = lists.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));
  fc.assert(
    fc.property(lists, shuffled, (there, wanted) => {
      const stay = settledKeys(blocks(there), blocks(wanted));
      const inOrder = (list: readonly string[], some: ReadonlySet<string>) => list.filter((key) => some.has(key)).join('');
      expect(inOrder(there, stay)).toBe(inOrder(wanted, stay));
      const isPossible = (some: Set<string>) =>
        some.size === inOrder(there, some).length && inOrder(there, some) === inOrder(wanted, some);
      const most = subsets(wanted).filter((some) => isPossible(new Set(some)));
      expect(stay.size).toBe(Math.max(...most.map(({ length }) => length)));
    }),
  );
});

function subsets(list: readonly string[]): string[][] {
  return list.reduce<string[][]>((all, key) => [...all, ...all.map((some) => [...some, key])], [[]]);
}
