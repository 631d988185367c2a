import { sql } from 'drizzle-orm';
import type { NearTerm, SearchKind } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { SearchContext } from '../createLookUp.ts';
import { readRows } from '../readRows.ts';
import { foldWord } from '../text/foldWord.ts';
import { isStopWord } from '../text/stopWords.ts';
import { buildTextQuery, wordsOfTerm } from './buildQuery.ts';

const MAX_TERMS = 4;
/** Of shorter words every other one is near. */
const MIN_CHARS = 4;
/** A sentence is not worth a look at each of its words. */
const MAX_WORDS = 3;

/**
 * The words of the vocabulary that are nearest to those of a term that finds nothing, by the groups of three letters that
 * they share (pg_trgm), each with what it finds: productions for events.
 */
export async function findNearTerms({ db }: SearchContext, lang: Language, term: string): Promise<NearTerm[]> {
  const words = wordsOfTerm(term)
    .filter((word) => !isStopWord(word, lang))
    .map(foldWord)
    .filter((word) => word.length >= MIN_CHARS)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const near = sql.join(
    words.map(
      (word) => sql`(select word, folded, similarity(folded, ${word}) as likeness, own_documents from search_words
        where lang = ${sql.raw(`'${lang}'`)} and folded % ${word} and own_documents > 0
        order by likeness desc, own_documents desc, word limit ${MAX_TERMS})`,
    ),
    sql` union all `,
  );
  const rows = await readRows<{ word: string; folded: string }>(
    db,
    sql`select word, folded from (
      select distinct on (folded) word, folded, likeness, own_documents from (${near}) near
      order by folded, likeness desc, own_documents desc, word
    ) words order by likeness desc, own_documents desc, word limit ${MAX_TERMS}`,
  );
  return countKinds(
    db,
    lang,
    rows.map(({ word }) => word),
  );
}

async function countKinds(db: SearchContext['db'], lang: Language, terms: readonly string[]): Promise<NearTerm[]> {
  if (terms.length === 0) return [];
  const asked = terms.map((term) => ({ term, query: buildTextQuery([term], lang)?.all ?? '' }));
  const rows = await readRows<{ term: string; kind: SearchKind; found: number | string }>(
    db,
    sql`
    select asked.term, d.kind, count(distinct d.group_id) as found
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (term text, query text)
    join search_documents d on d.lang = ${lang} and d.vector @@ to_tsquery(search_configuration(${lang}), asked.query)
    group by asked.term, d.kind
  `,
  );
  return terms
    .map((term) => ({
      term,
      counts: Object.fromEntries(rows.filter((row) => row.term === term).map(({ kind, found }) => [kind, Number(found)])),
    }))
    .filter(({ counts }) => Object.keys(counts).length > 0);
}
