import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../../context.ts';
import { foldWord } from '../text/foldWord.ts';
import { buildTextQuery, type TextQuery, wordsOfTerm } from './buildQuery.ts';
import { correctSpelling } from './correctSpelling.ts';
import { hasMatches } from './findDocuments.ts';
import { type NamedDays, readDays } from './readDays.ts';

/** What is looked for, after days have been read out of a term and misspelt words have been put right. */
export interface Question {
  lang: Language;
  /** The words looked for, as they are shown and marked. */
  words: readonly string[];
  /** The whole term, folded, for titles that are just that. */
  folded: string;
  /** All of the term as text; beside a day it must stand in a title or next to one. */
  text: TextQuery | null;
  days: (NamedDays & { text: TextQuery | null }) | null;
  /** Half of the words are enough. */
  isLoose: boolean;
  /** The better spelling that is looked for in place of the term. */
  suggestion: string | null;
}

/**
 * Settles what a term asks for: first all of its words, then the same in a better spelling, then at least half of them.
 * The later steps are taken only where the earlier ones find nothing at all, so every page of a result settles the same.
 */
export async function resolveTerm(context: ProviderContext, lang: Language, term: string): Promise<Question | null> {
  const words = wordsOfTerm(term);
  const asked = ask(lang, words, readDays(term, context.clock.today()), null);
  if (!asked) return null;
  if (await hasMatches(context, asked)) return asked;

  const corrected = await correctSpelling(context.db, words, lang);
  const better = corrected?.join(' ');
  const askedBetter = corrected && better ? ask(lang, corrected, readDays(better, context.clock.today()), better) : null;
  if (askedBetter && (await hasMatches(context, askedBetter))) return askedBetter;
  const loose = askedBetter && { ...askedBetter, isLoose: true };
  return loose && (await hasMatches(context, loose)) ? loose : { ...asked, isLoose: true };
}

function ask(lang: Language, words: readonly string[], days: NamedDays | null, suggestion: string | null): Question | null {
  const text = buildTextQuery(words, lang, days ? 'AB' : '');
  if (!text && !days) return null;
  return {
    lang,
    words,
    folded: words.map(foldWord).join(' '),
    text,
    days: days && { ...days, text: buildTextQuery(wordsOfTerm(days.rest), lang) },
    isLoose: false,
    suggestion,
  };
}
