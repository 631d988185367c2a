import { cleanLine, cleanLines } from './cleanText.ts';

it.each([
  ['a letter and its mark are one', 'Fu\u0308hrung', 'Führung'],
  ['soft hyphens and signs without width are no text', 'Kultur\u00adhaus\u200b am\ufeff Fluss\u2060', 'Kulturhaus am Fluss'],
  ['a vertical tab ends a line', 'oben\vunten', 'oben\nunten'],
  ['so do the ends of lines and paragraphs of Unicode', 'a\u2028b\u2029c\u0085d', 'a\nb\nc\nd'],
  ['and those of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['controls and marks of direction go', 'a\u0000b\u0007c\u202ed\u200fe', 'abcde'],
  ['joined emoji stay what they are', '👩\u200d🎤', '👩\u200d🎤'],
])('%s', (_, text, clean) => {
  expect(cleanLines(text)).toBe(clean);
  expect(cleanLine(text)).toBe(clean.replaceAll('\n', ' '));
});
