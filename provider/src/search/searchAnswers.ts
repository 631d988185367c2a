import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SearchAnswer } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { searchAnswers } from '../platform/database/schema/index.ts';
import type { SearchContext } from './createLookUp.ts';
import { countableTerm } from './countSearch.ts';
import { readRows } from './readRows.ts';

/** The page by which the house answers a term; undefined where it does not, or what it named is no longer found. */
export async function readSearchAnswer(
  { db }: SearchContext,
  lang: Language,
  term: string,
): Promise<SearchAnswer['answered_by']> {
  const counted = countableTerm(term);
  if (counted === null) return undefined;
  const [found] = await readRows<{ title: string; link: string }>(
    db,
    sql`
    select d.title, a.link from search_answers a
    join search_documents d on d.lang = a.lang
      and d.link = any(array[a.link, regexp_replace(a.link, '[0-9]+$', '')]) and (d.link = a.link or d.kind = 'event')
    where a.lang = ${lang} and a.term = ${counted} order by d.link = a.link desc limit 1
  `,
  );
  return found;
}

/** Answers terms with a page, or no longer; how many of them can be. */
export async function answerSearch(
  { db }: SearchContext,
  { lang, terms, link }: { lang: Language; terms: readonly string[]; link: string | null },
): Promise<number> {
  const counted = [...new Set(terms.map(countableTerm).filter((term) => term !== null))];
  if (counted.length === 0) return 0;
  if (link === null) {
    await db.delete(searchAnswers).where(and(eq(searchAnswers.lang, lang), inArray(searchAnswers.term, counted)));
    return counted.length;
  }
  await db
    .insert(searchAnswers)
    .values(counted.map((term) => ({ lang, term, link })))
    .onConflictDoUpdate({ target: [searchAnswers.lang, searchAnswers.term], set: { link } });
  return counted.length;
}
