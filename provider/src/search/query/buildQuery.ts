import type { Language } from '@spielplan/shared-contracts/i18n';
import { spellingsOf } from '../text/foldWord.ts';
import { parseWords } from '../text/parseWords.ts';
import { splitCompound } from '../text/splitCompound.ts';
import { isStopWord } from '../text/stopWords.ts';
import { synonymsOf } from '../text/synonyms.ts';

/**
 * A question in PostgreSQL's own words, for `to_tsquery` of the
 * language. Made of quoted letters and digits alone, whatever was typed.
 */
export interface TextQuery {
  /** Every word that counts must be there; the last one may be begun only. */
  all: string;
  /** The same with the last word taken as whole: what matches this is the better hit. */
  exact: string;
  /** Each word that counts by itself. */
  each: readonly string[];
}

/** More words than these say nothing more. */
const MAX_WORDS = 12;
const MIN_PREFIX_CHARS = 2;

/** Reads the words of a term; a sentence is cut. */
export function wordsOfTerm(term: string): string[] {
  return parseWords(term)
    .slice(0, MAX_WORDS)
    .map(({ text }) => text);
}

/**
 * Turns words into a question: each may stand in any of its spellings, as one of its synonyms, or as
 * the parts of a compound. Stop words need not be there, unless there is nothing else. `null` for a
 * term without a word. `weights` confines it to parts of the documents, such as `AB` for titles and
 * what stands around them.
 */
export function buildTextQuery(words: readonly string[], lang: Language, weights = ''): TextQuery | null {
  if (words.length === 0) return null;
  const telling = words.filter((word) => !isStopWord(word, lang));
  const wanted = telling.length > 0 ? telling : words;
  const exact = wanted.map((word) => alternatives(word, lang, weights, false));
  const last = wanted.at(-1) ?? '';
  const isBegun = last.length >= MIN_PREFIX_CHARS && last === words.at(-1);
  return {
    all: [...exact.slice(0, -1), alternatives(last, lang, weights, isBegun)].join(' & '),
    exact: exact.join(' & '),
    each: exact,
  };
}

function alternatives(word: string, lang: Language, weights: string, isBegun: boolean): string {
  const spelt = spellingsOf(word).map((form) => lexeme(form, weights, isBegun));
  const meant = synonymsOf(word, lang).flatMap((other) => spellingsOf(other).map((form) => lexeme(form, weights)));
  const parts = splitCompound(word);
  // In the lowest weight stand parts of compounds of long
  // texts: two of them somewhere in a text are no compound.
  const split = parts.length > 1 ? [`(${parts.map((part) => partOf(part, lang, weights || 'ABC')).join(' & ')})`] : [];
  return `(${[...new Set([...spelt, ...meant, ...split])].join(' | ')})`;
}

/** A part of a compound, or one of its synonyms: a "Kinderkonzert" is a "Familienkonzert" too. */
function partOf(part: string, lang: Language, weights: string): string {
  const meant = synonymsOf(part, lang).flatMap(spellingsOf);
  return meant.length === 0 ? lexeme(part, weights) : `(${[part, ...meant].map((form) => lexeme(form, weights)).join(' | ')})`;
}

function lexeme(form: string, weights: string, isBegun = false): string {
  const flags = `${isBegun ? '*' : ''}${weights}`;
  return `'${form}'${flags && `:${flags}`}`;
}
