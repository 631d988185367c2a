import { getField, writeField } from './fieldPath.ts';

const fields = { headline: 'Fragen', items: [{ question: 'Wann?' }, { question: 'Wo?' }] };

it.each([
  ['headline', 'Fragen', { headline: 'x' }],
  ['items.1.question', 'Wo?', { items: [{ question: 'Wann?' }, { question: 'x' }] }],
  ['missing', undefined, { missing: 'x' }],
])('the field %s is %s, and writing it names %j', (path, value, written) => {
  expect(getField(fields, path)).toBe(value);
  expect(writeField(fields, path, 'x')).toEqual(written);
});
