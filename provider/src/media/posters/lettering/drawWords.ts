import { contrastOf } from '@spielplan/shared-contracts/rules/colors';
import type { Palette } from '../palettes.ts';
import { isSettable, measureLine, setLine } from './setLine.ts';

/** What a poster says: its title, and when, where there are dates. */
export interface PosterWords {
  title: string;
  line: string;
}

/** Whether a poster can say this; one that lacks letters says nothing. */
export function areDrawable({ title, line }: PosterWords): boolean {
  return isSettable(title) && isSettable(line);
}

interface Sheet {
  width: number;
  height: number;
}

/** In parts of the width: the margin, the date, and titles from the largest size that has room. */
const MARGIN = 0.06;
const DATE = 0.07;
const TITLES = [0.17, 0.15, 0.13, 0.115, 0.1, 0.09, 0.08, 0.07, 0.06];
const LEADING = 1.02;
const MAX_LINES = 4;
const MAX_FIELD = 0.7;
/** Capitals of the typeface, in sizes. */
const CAPITALS = 0.66;

/**
 * A field at the foot of the sheet in the colour of its ground, with date and title
 * in what is read best on it. `top` is where it begins: the drawing has what is above.
 */
export function drawWords(
  { title, line }: PosterWords,
  { width, height }: Sheet,
  palette: Palette,
): { top: number; svg: string } {
  const margin = width * MARGIN;
  const room = width - 2 * margin;
  const { size, lines } = fitTitle(title, { width, height }, room);
  const dateSize = line ? Math.min(width * DATE, room / measureLine(line)) : 0;
  const gap = line ? margin * 0.75 : 0;
  const field = margin * 2 + dateSize * CAPITALS + gap + size * (CAPITALS + LEADING * (lines.length - 1));
  const top = height - field;
  const [ink, accent] = readableOn(palette);
  const at = (y: number, svg: string) => `<g transform="translate(${margin} ${y.toFixed(1)})">${svg}</g>`;
  const firstTitle = top + margin + dateSize * CAPITALS + gap + size * CAPITALS;
  const parts = [
    `<rect x="0" y="${top.toFixed(1)}" width="${width}" height="${field.toFixed(1)}" fill="${palette.ground}"/>`,
    line ? at(top + margin + dateSize * CAPITALS, setLine(line, dateSize, accent).svg) : '',
    ...lines.map((words, index) => at(firstTitle + index * size * LEADING, setLine(words, size, ink).svg)),
  ];
  return { top, svg: parts.join('') };
}

/** The largest size with room for the title; one too long for the smallest is set still smaller. */
function fitTitle(title: string, { width, height }: Sheet, room: number): { size: number; lines: string[] } {
  const words = title.split(/\s+/).filter(Boolean);
  for (const part of TITLES) {
    const size = width * part;
    const lines = fill(words, room / size);
    if (lines.length <= MAX_LINES && lines.every((line) => measureLine(line) * size <= room)) return { size, lines };
  }
  const smallest = width * TITLES.at(-1)!;
  const lines = fill(words, room / smallest);
  const most = (height * MAX_FIELD) / (lines.length * LEADING);
  return { size: Math.min(smallest, most, ...lines.map((line) => room / measureLine(line))), lines };
}

function fill(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measureLine(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const READABLE = 3;

/** The two colours that stand out from the ground: large type needs 3 to 1 (WCAG 1.4.3). */
function readableOn({ ground, ink, accent, second }: Palette): [first: string, second: string] {
  const best = [ink, accent, second].toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground));
  const [first = ink, next = first] = best;
  return [first, contrastOf(next, ground) >= READABLE ? next : first];
}
