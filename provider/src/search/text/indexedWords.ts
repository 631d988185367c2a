import { spellingsOf } from './foldWord.ts';
import { parseJoinedWords, parseWords } from './parseWords.ts';
import { memoizeBounded } from './memoizeBounded.ts';
import { splitCompound } from './splitCompound.ts';

/**
 * A text as the stemmers get it: the spellings of its words, and
 * beside them the parts of its compounds and what hyphens join.
 */
export interface IndexedWords {
  words: string;
  parts: string;
}

export const indexedWords: (text: string) => IndexedWords = memoizeBounded(500, (text) => {
  const written = parseWords(text).map((word) => word.text);
  return {
    words: written.flatMap(spellingsOf).join(' '),
    parts: [...written.flatMap(splitCompound), ...parseJoinedWords(text).flatMap(spellingsOf)].join(' '),
  };
});
