import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { Question } from '../query/Question.ts';
import { foldWord, spellingsOf } from '../text/foldWord.ts';
import { parseWords } from '../text/parseWords.ts';
import { splitCompound } from '../text/splitCompound.ts';
import { isStopWord } from '../text/stopWords.ts';
import { synonymsOf } from '../text/synonyms.ts';
import type { IsMatch } from './markText.ts';
import { readRows } from '../readRows.ts';

const MIN_PREFIX_CHARS = 3;

/**
 * Finds out which words of these texts answer the question: in any spelling and inflection, as a synonym, as part of a
 * compound, or as what the last word begins. The stems are the database's own. Words of the house's own name
 * (`houseWords`, folded) answer only who asks for them.
 */
export async function matchWords(
  db: Db,
  { words, lang, days }: Question,
  texts: readonly string[],
  houseWords: ReadonlySet<string> = new Set(),
): Promise<IsMatch> {
  const asked = days ? words.filter((word) => !/^\d+$/.test(word)) : words;
  const telling = asked.filter((word) => !isStopWord(word, lang));
  const wanted = telling.length > 0 ? telling : asked;
  const wantedForms = new Set(
    wanted.flatMap((word) => [...spellingsOf(word), ...synonymsOf(word, lang).flatMap(spellingsOf), ...splitCompound(word)]),
  );
  const beginning = foldWord(wanted.at(-1) ?? '');
  const written = [...new Set(texts.flatMap((text) => parseWords(text).map((word) => word.text)))];
  const formsOf = new Map(written.map((word) => [word, [...spellingsOf(word), ...splitCompound(word)]]));
  const answering = await readSameStems(db, lang, [...formsOf.values()].flat(), [...wantedForms]);

  const askedFor = new Set(asked.map(foldWord));
  const matching = new Set(
    written.filter((word) => {
      if (houseWords.has(foldWord(word)) && !askedFor.has(foldWord(word))) return false;
      if (beginning.length >= MIN_PREFIX_CHARS && foldWord(word).startsWith(beginning)) return true;
      return formsOf.get(word)?.some((form) => answering.has(form));
    }),
  );
  return (word) => matching.has(word);
}

/** Of these forms the ones that have the stem of a wanted one. */
async function readSameStems(db: Db, lang: string, forms: readonly string[], wanted: readonly string[]): Promise<Set<string>> {
  const asked = JSON.stringify([...new Set(forms)]);
  const rows = await readRows<{ word: string }>(
    db,
    sql`
    select word from search_stems(${lang}, array(select jsonb_array_elements_text(${asked}::jsonb)))
    where stem in (select stem from search_stems(${lang}, array(select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))))
  `,
  );
  return new Set(rows.map(({ word }) => word));
}
