import { foldWord } from './foldWord.ts';

/** A word of a text as it is written there, and where it stands. */
export interface WrittenWord {
  text: string;
  start: number;
  end: number;
}

/** Initials are one word, "J. S." as "JS"; signs that nobody sees do not end one. */
const WORD =
  /(?<![\p{L}\p{M}\p{N}])\p{L}\.(?:[ \u00a0\u202f]?\p{L}\.)+(?![\p{L}\p{N}]{2})|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[\u00ad\u200b-\u200f\u2060\ufeff]+(?=[\p{L}\p{M}\p{N}]))*/gu;
/** No word of either language is longer; what is, is no word. */
const MAX_CHARS = 60;

/** The words of a text in their order. The s behind an apostrophe, as in "Ligeti’s", is none. */
export function parseWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const isRest = word.length === 1 && /\p{L}['’]$/u.test(text.slice(Math.max(0, match.index - 2), match.index));
    if (!isRest && word.length <= MAX_CHARS) words.push({ text: word, start: match.index, end: match.index + word.length });
  }
  return words;
}

/**
 * Words joined by hyphens, as the one word they are: "Balkan-Jazz" is typed as "Balkanjazz" too.
 */
export function parseJoinedWords(text: string): string[] {
  return [...text.matchAll(JOINED)].map(([word]) => word).filter((word) => word.length <= MAX_CHARS);
}

const JOINED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)+/gu;

/** A whole text, folded: "Wer spricht, wenn Bäume träumen?" is `wer spricht wenn baume traumen`. */
export function foldText(text: string): string {
  return parseWords(text)
    .map((word) => foldWord(word.text))
    .join(' ');
}
