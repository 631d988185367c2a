import letters from './letters.json' with { type: 'json' };

/** A line of text as SVG, its baseline at 0, and how wide it is. */
export interface Line {
  width: number;
  svg: string;
}

// Bricolage Grotesque at weight 800 (SIL Open Font License), a thousand units to the em: an advance
// and a path for each character, so that no font of the machine is involved.
const LETTERS = letters as unknown as Readonly<Record<string, readonly [advance: number, path: string]>>;
const UNITS = 1_000;
/** Large type is set a little closer. */
const TIGHT = 0.97;

/** How wide a line is at a size of 1. */
export function measureLine(text: string): number {
  return glyphsOf(text).reduce((sum, [advance]) => sum + (advance * TIGHT) / UNITS, 0);
}

/** Whether the typeface has every character that is seen of a text: one with letters left out says something else. */
export function isSettable(text: string): boolean {
  return charactersOf(text).every((char) => LETTERS[char] !== undefined || /[\p{Z}\t-\r]/u.test(char));
}

/** Sets a line at a size, without the characters that the typeface lacks (`isSettable`). */
export function setLine(text: string, size: number, fill: string): Line {
  const scale = size / UNITS;
  let x = 0;
  const paths = glyphsOf(text).map(([advance, path]) => {
    const placed = path && `<path transform="translate(${x.toFixed(1)})" d="${path}"/>`;
    x += advance * TIGHT;
    return placed;
  });
  return { width: x * scale, svg: `<g fill="${fill}" transform="scale(${scale})">${paths.join('')}</g>` };
}

function glyphsOf(text: string): (readonly [number, string])[] {
  return charactersOf(text).flatMap((char) => {
    const known = LETTERS[char];
    return known ? [known] : [];
  });
}

/** Composed, with hyphens as the typeface has them, and without what is not seen, such as soft hyphens. */
function charactersOf(text: string): string[] {
  return [
    ...text
      .normalize('NFC')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\p{Cf}/gu, ''),
  ];
}
