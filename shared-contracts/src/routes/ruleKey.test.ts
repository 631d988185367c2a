import { findCircle, ruleKey } from './ruleKey.ts';

it.each([
  ['/de/alt/', '/de/alt'],
  ['/de/f%C3%BChrung', '/de/führung'],
  ['/de/alt?b=2&a=1', '/de/alt?a=1&b=2'],
  ['/de/alt?', '/de/alt'],
  ['/?p=5', '/?p=5'],
])('%s and %s are one rule', (one, other) => {
  expect(ruleKey(one)).toBe(ruleKey(other));
});

it('other letters, values or repetitions are another rule', () => {
  const keys = ['/de/alt', '/de/Alt', '/de/alt?a=1', '/de/alt?a=2', '/de/alt?a=1&a=1'].map(ruleKey);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  [[['/de/a', '/de/b']], null],
  [[['/de/a', '/de/a/']], 0],
  [[['/de/a?x=1&y=2', '/de/a?y=2&x=1']], 0],
  [[['/de/a?x=1', '/de/a']], null],
  [
    [
      ['/de/%C3%BC', '/de/b'],
      ['/de/b', '/de/ü'],
    ],
    0,
  ],
] as const)('rules that lead back to themselves are found (%j)', (rules, index) => {
  expect(findCircle(rules.map(([old_path, new_path]) => ({ old_path, new_path })))).toBe(index);
});
