import { memoizeBounded } from './memoizeBounded.ts';

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', å: 'a', ł: 'l', đ: 'd', ı: 'i' };
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * ae, oe and ue where they can stand for an umlaut: not
 * behind a vowel or a q, as in "neue" and "Quelle".
 */
const WRITTEN_OUT_UMLAUT = /(?<![aeiouq])(a|o|u)e/g;

/**
 * The one form in which ä, ae and a are the same letter, and ß and ss, é and e: "Bäume", "Baeume"
 * and "BAUME" are all `baume`. For comparing; the stemmers get the `spellingsOf` a word.
 */
export function foldWord(word: string): string {
  return strip(lower(word)).replace(WRITTEN_OUT_UMLAUT, '$1');
}

/**
 * The forms under which a word is indexed and looked for: as it is written without its marks, with
 * its umlauts written out, and folded. Words that differ only in how they write an umlaut share at
 * least one.
 */
export const spellingsOf: (word: string) => readonly string[] = memoizeBounded(20_000, (word) => {
  const small = lower(word);
  const writtenOut = strip(small.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter));
  return [...new Set([strip(small), writtenOut, foldWord(word)])].filter((form) => form !== '');
});

function lower(word: string): string {
  return word.normalize('NFC').toLowerCase();
}

function strip(word: string): string {
  return word
    .replace(/[ßæøœåłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
