import { isCount, isRecord, numberOf, textOf } from './readValue.ts';

/** What a shop, or a cookie that anybody can write, may say instead of what was agreed. */
it.each([
  [0, true, 0],
  [7, true, 7],
  [-1, false, -1],
  [1.5, false, null],
  [Number.MAX_SAFE_INTEGER + 1, false, null],
  [Number.NaN, false, null],
  ['7', false, null],
  [null, false, null],
])('%j is a count: %s, and as a whole number %j', (value, isCounted, number) => {
  expect([isCount(value), numberOf(value)]).toEqual([isCounted, number]);
});

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
])('%j has keys: %s', (value, hasKeys) => {
  expect(isRecord(value)).toBe(hasKeys);
});

it('a text is one, and nothing else', () => {
  expect([textOf(''), textOf('C12'), textOf(12), textOf(null)]).toEqual(['', 'C12', null, null]);
});
