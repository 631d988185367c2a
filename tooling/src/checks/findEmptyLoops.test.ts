import { findEmptyLoops } from './findEmptyLoops.ts';

const linesOf = (text: string, path = 'provider/src/a.test.ts') => findEmptyLoops({ path, text }).map(({ line }) => line);

it('a loop that expects something of each entry of a fetched list is refused, and told what to write', () => {
  const text = 'const { results } = await get();\nfor (const { id } of results) expect(id).toBe(1);';
  expect(findEmptyLoops({ path: 'provider/src/a.test.ts', text })).toEqual([
    { path: 'provider/src/a.test.ts', line: 2, message: expect.stringContaining('atLeastOne') },
  ]);
  expect(linesOf(text.replace('of results', 'of atLeastOne(results)'))).toEqual([]);
});

it.each([
  ['a list of an answer', 'for (const one of answer.items) { expect(one).toBe(1); }'],
  ['an empty list', 'for (const one of []) expect(one).toBe(1);'],
  ['what a filter leaves', 'for (const one of LIST.filter(isOpen)) expect(one).toBe(1);'],
  ['the rows of what was read', 'for (const [key, value] of Object.entries(body)) expectRow(key, value);'],
  ['a list that may be missing', 'for (const one of list ?? []) expect(one).toBe(1);'],
  ['what was found', 'const found = LIST.filter(isOpen); for (const one of found) expect(one).toBe(1);'],
])('%s may be empty', (_, text) => {
  expect(linesOf(text)).toEqual([1]);
});

it.each([
  ['written down', 'for (const one of [1, 2]) expect(one).toBe(1);'],
  ['written down above', "const words = ['a']; for (const word of words) expect(word).toBe('a');"],
  ['written down for either language', "for (const one of lang === 'de' ? [1] : [2]) expect(one).toBe(1);"],
  ['a constant', 'for (const lang of LANGUAGES) expect(lang).toBe(1);'],
  ['made of a constant', 'for (const [key] of Object.entries(WORDS)) expect(key).toBe(1);'],
  ['made sure of', 'const all = atLeastOne(await list()); for (const one of all) expect(one).toBe(1);'],
  ['not looked at', 'for (const one of results) await remove(one);'],
])('a list that is %s may be gone through', (_, text) => {
  expect(linesOf(text)).toEqual([]);
});

it('code that is no test may loop as it likes', () => {
  expect(linesOf('for (const one of results) expect(one);', 'provider/src/verify/a.ts')).toEqual([]);
});
