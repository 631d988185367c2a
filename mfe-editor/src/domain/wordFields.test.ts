import { joinPaths, wordPaths } from './wordFields.ts';

const line = { type: 'string', maxLength: 200 } as const;
const schema = {
  properties: {
    headline: line,
    extra_class: line,
    link: { type: 'string', format: 'link' },
    items: { type: 'array', items: { properties: { question: line, answer: { type: 'string', maxLength: 9_000 }, id: line } } },
  },
} as const;

it('words are written where they stand, entry by entry; addresses and styles are no words', () => {
  const fields = { headline: 'x', items: [{ question: 'a' }, { question: 'b' }] };
  expect(wordPaths(schema, fields)).toEqual([
    'headline',
    'items.0.question',
    'items.0.answer',
    'items.1.question',
    'items.1.answer',
  ]);
  expect(wordPaths(schema, { items: null })).toEqual(['headline']);
});

it('an entry that one language has alone has its place beside nothing', () => {
  expect(joinPaths(['a', 'items.0.b', 'c'], ['a', 'items.0.b', 'items.1.b', 'c'])).toEqual(['a', 'items.0.b', 'items.1.b', 'c']);
  expect(joinPaths(['c'], ['a', 'c'])).toEqual(['a', 'c']);
});
