import type { Language } from '@spielplan/shared-contracts/i18n';
import type { TextQuery } from './buildQuery.ts';
import type { NamedDays } from './parseDays.ts';

/** What is looked for, after days have been read out of a term and misspelt words have been put right. */
export interface Question {
  /** Whose documents are asked. */
  lang: Language;
  /** In which they are shown: another one for a term that the page's own language does not know. */
  shownLang: Language;
  /** The words looked for, as they are shown and marked. */
  words: readonly string[];
  /** The whole term, folded, for titles that are just that. */
  folded: string;
  /** All of the term as text; beside a day it must stand in a title or next to one. */
  text: TextQuery | null;
  days: (NamedDays & { text: TextQuery | null }) | null;
  /** Words of the titles of pages that tell of what is asked for in practice, the best first; none for most terms. */
  topic: readonly string[];
  /** Half of the words are enough. */
  isLoose: boolean;
  /** The better spelling that is looked for in place of the term. */
  suggestion: string | null;
}
