import { diffWords } from './diffWords.ts';

const mark = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ words, isNew }) => (isNew ? `[${words.trim()}]` : words.trim()))
    .join(' ');

it.each([
  ['offen bis acht', 'offen bis acht', 'offen bis acht'],
  ['offen bis acht', 'offen bis neun', 'offen bis [neun]'],
  ['offen bis acht', 'heute offen ab zehn bis acht', '[heute] offen [ab zehn] bis acht'],
  ['', 'neu', '[neu]'],
])('of "%s" and "%s" what is new is marked: %s', (before, after, wanted) => {
  expect(mark(before, after)).toBe(wanted);
});
