import type { Typesetter } from './createTypesetter.ts';
import { fitText } from './fitText.ts';

/** Every letter is half as wide as it is high. */
const setter = {
  measure: (text: string) => text.length / 2,
  setLine: (text: string) => ({ text }),
} as unknown as Typesetter;
const linesOf = (text: string, width: number, lines = 3) =>
  fitText(text, setter, { width, weight: 700, sizes: [20, 10], lines: () => lines }).lines.map((line) =>
    (line as unknown as { text: string }).text.replaceAll('\u00a0', ' '),
  );

it.each([
  [
    'Sonntag, 29. November 2026, 20:00 Uhr · Halle Eins, Werkhalle Gerberviertel',
    ['Sonntag, 29. November 2026,', '20:00 Uhr · Halle Eins,', 'Werkhalle Gerberviertel'],
  ],
  ['2 January 2027 – 2 April 2027', ['2 January 2027 –', '2 April 2027']],
])('breaks no line within a date or a time: %s', (text, lines) => {
  expect(linesOf(text, lines[0]!.length * 10)).toEqual(lines);
});

it('takes a smaller size before it parts a word, and leaves out what finds no room', () => {
  expect(linesOf('Wolkenkratzer', 70)).toEqual(['Wolkenkratzer']);
  expect(linesOf('Wolkenkratzer am Fluss', 30, 2)).toEqual(['Wolke-', 'nkrat…']);
});
