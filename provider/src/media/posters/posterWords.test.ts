import { createHash } from 'node:crypto';
import { letteredId, parseLetteredId, posterWordsOf } from './posterWords.ts';
import { measureLine, setLine } from './lettering/setLine.ts';
import { drawPoster } from './drawPoster.ts';
import { paletteOf } from './palettes.ts';

const TITLE = { de: 'Der Fluss', en: 'The River' };
const run = (first: string, last: string) => ({ first: new Date(first), last: new Date(last) });

describe('What a poster says', () => {
  it.each([
    [run('2026-11-26T19:00:00Z', '2026-12-12T19:00:00Z'), '26.11.–12.12.2026', '26 Nov – 12 Dec 2026'],
    [run('2026-12-28T19:00:00Z', '2027-01-03T10:00:00Z'), '28.12.2026–3.1.2027', '28 Dec 2026 – 3 Jan 2027'],
    [run('2026-08-01T09:00:00Z', '2026-08-01T20:00:00Z'), '1. August 2026', '1 August 2026'],
    // Half past midnight of the next day in Berlin (R1).
    [run('2026-07-31T22:30:00Z', '2026-07-31T22:30:00Z'), '1. August 2026', '1 August 2026'],
    [null, '', ''],
  ])('is title and dates in both languages (%j)', (dates, german, english) => {
    expect(posterWordsOf(TITLE, dates, 'de')).toEqual({ title: 'Der Fluss', line: german });
    expect(posterWordsOf(TITLE, dates, 'en')).toEqual({ title: 'The River', line: english });
  });

  it('has another name as soon as it is something else', () => {
    const words = posterWordsOf(TITLE, run('2026-11-26T19:00:00Z', '2026-12-12T19:00:00Z'), 'de');
    const id = letteredId(12, 'de', words);
    expect(parseLetteredId(id)).toEqual({ production: 12, lang: 'de' });
    expect(letteredId(12, 'de', { ...words, line: '27.11.–12.12.2026' })).not.toBe(id);
    expect(letteredId(12, 'de', { ...words })).toBe(id);
  });

  it.each(['p12-fr-0a1b', 'p0-de-0a1b', 'p12-de-0a1', 'production-12', 'p12-de-0a1b-480', 'p1234567-de-0a1b'])(
    'has no name such as %s',
    (id) => {
      expect(parseLetteredId(id)).toBeNull();
    },
  );
});

describe('The letters', () => {
  it.each(['Đặng Thái Sơn', 'Σοφία', 'Жизнь', '日本', 'I ♥ Wien', 'Ḿ', '\u200fحفلة'])(
    'are not set at all where the typeface lacks one of them: %s',
    (title) => {
      const words = { title, line: '1. Mai 2027' };
      expect(drawPoster('production-3', 480, words)).toBe(drawPoster('production-3', 480));
      // Browsers keep a picture for good: the one with letters left out must not stay.
      const drawnBefore = createHash('sha256').update(`1\n${title}\n${words.line}`).digest('hex').slice(0, 4);
      expect(letteredId(3, 'de', words)).not.toBe(`p3-de-${drawnBefore}`);
    },
  );

  it.each([
    'Œuvre „Straße“ – 1.–3. …',
    'Łódź, Škoda & Ødegård',
    'Dvor\u030ca\u0301k',
    'S\u00adoft\u200b\u00a0Zeichen',
    'Rock‑Pop ‐ Nacht',
  ])('are set for %s', (title) => {
    const svg = drawPoster('production-3', 480, { title, line: '' });
    expect(svg).not.toBe(drawPoster('production-3', 480));
    expect(letteredId(3, 'de', { title, line: '' })).toBe(
      `p3-de-${createHash('sha256').update(`1\n${title}\n`).digest('hex').slice(0, 4)}`,
    );
  });

  it('are as wide as they are measured', () => {
    expect(setLine('Œuvre „Straße“ – 1.–3.', 100, '#000000').width).toBeCloseTo(measureLine('Œuvre „Straße“ – 1.–3.') * 100);
    expect(measureLine('a\u00adb\u200b')).toBe(measureLine('ab'));
    expect(measureLine('a‑b')).toBe(measureLine('a-b'));
  });

  it('leave no title off the sheet, however long its words are', () => {
    for (const title of ['A', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und andere', 'Ein '.repeat(60)]) {
      const svg = drawPoster('production-3', 1_200, { title, line: '26.11.2026–12.12.2027' });
      const places = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.-]+)\)">/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(places.length).toBeGreaterThan(1);
      for (const [, y = -1] of places) expect([y > 0, y < 1_500]).toEqual([true, true]);
    }
  });

  it('stand on the ground of the poster, in colours that are read on it', () => {
    const svg = drawPoster('production-3', 480, { title: 'Fluss', line: '1. Mai 2027' });
    expect(svg).toContain(`fill="${paletteOf('production-3').ground}"/><g transform=`);
    expect(svg.length).toBeGreaterThan(drawPoster('production-3', 480).length + 1_000);
  });
});
