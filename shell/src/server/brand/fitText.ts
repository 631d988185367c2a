import type { SetLine, Typesetter } from './createTypesetter.ts';

interface Room {
  width: number;
  /** At most, at a size. */
  lines: (size: number) => number;
  weight: number;
  /** Sizes in pixels, the largest first. */
  sizes: readonly number[];
}

export interface FittedText {
  size: number;
  lines: SetLine[];
}

/** Words that stay on one line: "29. November 2026", "20:00 Uhr". */
const TOGETHER = /\d{1,2}\.? \p{L}+ \d{4}|\d{1,2}:\d{2} \p{L}+/gu;

/** Sets a text as large as its words, dates and lines allow; at the smallest size words are parted and the rest is left out. */
export function fitText(text: string, setter: Typesetter, { width, lines, weight, sizes }: Room): FittedText {
  const glued = text.replace(TOGETHER, (date) => date.replaceAll(' ', '\u00a0'));
  const words = glued.split(/[^\S\u00a0]+/).filter(Boolean);
  const finish = (size: number, filled: readonly string[]) => ({
    size,
    lines: filled.map((line) => setter.setLine(line, size, weight)),
  });
  for (const size of sizes) {
    const fits = (part: string) => setter.measure(part, weight) * size <= width;
    const filled = fill(words, fits);
    if (filled.length <= lines(size) && filled.every(fits)) return finish(size, filled);
  }
  const size = sizes.at(-1) ?? 0;
  const fits = (part: string) => setter.measure(part, weight) * size <= width;
  const parted = words.flatMap((word) => partWord(word, fits));
  return finish(size, shorten(fill(parted, fits), lines(size), fits));
}

type Fits = (part: string) => boolean;

function fill(words: readonly string[], fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : '';
    if (longer && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function partWord(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const chars = [...word];
  let count = chars.length - 1;
  while (count > 1 && !fits(`${chars.slice(0, count).join('')}-`)) count -= 1;
  return count < 1 ? [word] : [`${chars.slice(0, count).join('')}-`, ...partWord(chars.slice(count).join(''), fits)];
}

function shorten(filled: readonly string[], lines: number, fits: Fits): string[] {
  if (filled.length <= lines) return [...filled];
  const kept = filled.slice(0, lines);
  let last = kept.at(-1) ?? '';
  while (last.length > 1 && !fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return [...kept.slice(0, -1), `${last.replace(/[\s,.:;–-]+$/, '')}…`];
}
