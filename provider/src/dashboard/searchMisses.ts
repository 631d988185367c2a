import { between, desc, sql } from 'drizzle-orm';
import { callPath, searchMissesCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { toHouseInstant } from '../platform/clock/clock.ts';
import type { ProviderContext } from '../platform/context.ts';
import { searchKeywords } from '../platform/database/schema/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { foldWord, soundOf } from '../search/index.ts';
import { isDescending, PAGE_SIZE, type PeriodQuery, type SortQuery } from './paging.ts';
import { parsePeriod } from './period.ts';

/** So many terms of a period are put together; the most frequent ones. */
const MAX_TERMS = 5_000;

interface Miss {
  lang: Language;
  spellings: { term: string; count: number }[];
  count: number;
  lastSearched: Date;
  answer: string | null;
}

/**
 * What was searched for in vain in a period, by language: what sounds alike, in whatever order of its words, is one. A term
 * whose latest search found something is none of them.
 */
export async function listSearchMisses(context: ProviderContext, query: PeriodQuery & SortQuery<DashboardSort<'searchMisses'>>) {
  const { page = 1, sort = 'count', order: _, ...days } = query;
  const { from, to } = parsePeriod(context, days);
  const misses = groupMisses(await readMisses(context, from, to));
  const keyOf = {
    count: ({ count }: Miss) => count,
    last_searched: ({ lastSearched }: Miss) => lastSearched.getTime(),
    term: ({ spellings }: Miss) => spellings[0]?.term ?? '',
  }[sort];
  const direction = isDescending(query, true) ? -1 : 1;
  const compare = (one: number | string, other: number | string) => (one < other ? -1 : one > other ? 1 : 0);
  const sorted = misses.toSorted((one, other) => direction * compare(keyOf(one), keyOf(other)));
  const results = sorted
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(({ lastSearched, answer, ...miss }) => ({ ...miss, answered_by: answer, last_searched: toHouseInstant(lastSearched) }));
  return pagedAnswer(
    { path: callPath(searchMissesCall), query: { ...query }, page, pageSize: PAGE_SIZE },
    misses.length,
    results,
  );
}

async function readMisses({ db }: ProviderContext, from: string, to: string) {
  const latest = sql<number>`(array_agg(${searchKeywords.hits} order by ${searchKeywords.lastSearched} desc))[1]`;
  const count = sql<number>`sum(${searchKeywords.searches})`.mapWith(Number);
  return db
    .select({
      term: searchKeywords.term,
      lang: searchKeywords.lang,
      count,
      lastSearched: sql<Date>`max(${searchKeywords.lastSearched})`.mapWith(searchKeywords.lastSearched),
      // By their names: the query builder leaves out those of tables where it reads from one.
      answer: sql<string | null>`(select a.link from search_answers a
        where a.lang = search_keywords.lang and a.term = search_keywords.term)`,
    })
    .from(searchKeywords)
    .where(between(searchKeywords.day, from, to))
    .groupBy(searchKeywords.term, searchKeywords.lang)
    .having(sql`${latest} = 0`)
    .orderBy(desc(count), searchKeywords.term)
    .limit(MAX_TERMS);
}

/** Exported for its table of spellings. */
export function groupMisses(
  rows: readonly { term: string; lang: Language; count: number; lastSearched: Date; answer: string | null }[],
): Miss[] {
  const groups = new Map<string, Miss>();
  for (const { term, lang, count, lastSearched, answer } of rows) {
    const sounds = term.split(/[^\p{L}\p{N}]+/u).map((word) => soundOf(foldWord(word)));
    const key = `${lang} ${sounds.filter(Boolean).toSorted().join(' ')}`;
    const group = groups.get(key) ?? { lang, spellings: [], count: 0, lastSearched, answer: null };
    group.spellings.push({ term, count });
    group.count += count;
    if (lastSearched > group.lastSearched) group.lastSearched = lastSearched;
    group.answer ??= answer;
    groups.set(key, group);
  }
  for (const { spellings } of groups.values()) spellings.sort((one, other) => other.count - one.count);
  return [...groups.values()];
}
