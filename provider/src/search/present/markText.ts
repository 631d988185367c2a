import type { MarkedText } from '@spielplan/shared-contracts/api';
import { parseWords } from '../text/parseWords.ts';

/** Tells whether a word of a text answers the question. */
export type IsMatch = (word: string) => boolean;

/** About how many characters an excerpt has. */
const MAX_CHARS = 220;

/** Cuts a text where matches begin and end; put together again it is the same text. */
export function markText(text: string, isMatch: IsMatch): MarkedText {
  const pieces: MarkedText = [];
  const add = (piece: string, match: boolean) => {
    if (piece !== '') pieces.push({ text: piece, is_match: match });
  };
  let end = 0;
  for (const word of parseWords(text)) {
    if (!isMatch(word.text)) continue;
    add(text.slice(end, word.start), false);
    add(word.text, true);
    end = word.end;
  }
  add(text.slice(end), false);
  return pieces;
}

/**
 * The stretch of a text where the most different matches stand
 * close together, cut between words; its opening where none does.
 */
export function excerptOf(text: string, isMatch: IsMatch): string {
  if (text.length <= MAX_CHARS) return text;
  const words = parseWords(text);
  const marks = words.filter((word) => isMatch(word.text));
  let best = { start: 0, worth: 0 };
  for (const mark of marks) {
    const near = marks.filter(({ start, end }) => start >= mark.start && end <= mark.start + MAX_CHARS * 0.8);
    const worth = new Set(near.map((word) => word.text.toLowerCase())).size * 100 + near.length;
    if (worth > best.worth) best = { start: mark.start, worth };
  }
  // A few words before the first match make it readable; after the end of a sentence it begins there.
  const from = Math.max(0, best.start - MAX_CHARS * 0.2);
  const sentence = text.slice(from, best.start).search(/(?<=[.!?:]\s)\p{L}[^.!?]*$/u);
  const start =
    best.start < MAX_CHARS * 0.3 ? 0 : sentence >= 0 ? from + sentence : (words.find((word) => word.start >= from)?.start ?? 0);
  const last = words.findLast((word) => word.end <= start + MAX_CHARS);
  const isWhole = !last || last === words.at(-1);
  const end = isWhole ? text.length : last.end;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
