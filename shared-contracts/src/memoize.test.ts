import { memoize } from './memoize.ts';

function open(most = 2) {
  const asked: number[] = [];
  const half = memoize((even: number) => {
    asked.push(even);
    if (even % 2 !== 0) throw new RangeError(`${even} is odd`);
    return { half: even / 2 };
  }, most);
  return { asked, half };
}

it('makes a thing once and gives it to all who ask', () => {
  const { asked, half } = open();
  expect(half(4)).toEqual({ half: 2 });
  expect(half(4)).toBe(half(4));
  expect(asked).toEqual([4]);
});

it('forgets what is too much, and makes it again', () => {
  const { asked, half } = open(2);
  for (const each of [2, 4, 6, 2]) half(each);
  expect(asked).toEqual([2, 4, 6, 2]);
});

it('keeps no failure', () => {
  const { asked, half } = open();
  expect(() => half(3)).toThrow('3 is odd');
  expect(() => half(3)).toThrow('3 is odd');
  expect(asked).toEqual([3, 3]);
});
