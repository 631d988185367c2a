import { asc, between, count, desc, max, sql, sum } from 'drizzle-orm';
import { callPath, searchKeywordsCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { searchKeywords } from '../platform/database/schema/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { toHouseInstant } from '../platform/clock/clock.ts';
import { isDescending, PAGE_SIZE, type PeriodQuery, type SortQuery } from './paging.ts';
import { parsePeriod } from './period.ts';

/**
 * What was searched for in a period, most often first unless asked otherwise, ties by term.
 * `results` is what the latest search of a term found; `without_results` keeps the terms for which
 * that was nothing.
 */
export async function listKeywords(
  context: ProviderContext,
  query: PeriodQuery & SortQuery<DashboardSort<'searchKeywords'>> & { without_results?: 'true' | undefined },
) {
  const { page = 1, without_results: withoutResults, sort = 'count', order: _, ...days } = query;
  const { from, to } = parsePeriod(context, days);
  const latest = sql<number>`(array_agg(${searchKeywords.hits} order by ${searchKeywords.lastSearched} desc, ${searchKeywords.lang}))[1]`;
  const terms = context.db
    .select({
      term: searchKeywords.term,
      searches: sum(searchKeywords.searches).mapWith(Number).as('searches_of_term'),
      results: latest.as('latest_hits'),
      lastSearched: max(searchKeywords.lastSearched).as('last_of_term'),
    })
    .from(searchKeywords)
    .where(between(searchKeywords.day, from, to))
    .groupBy(searchKeywords.term)
    .having(withoutResults ? sql`${latest} = 0` : undefined)
    .as('terms');
  const [total] = await context.db.select({ count: count() }).from(terms);
  const columns = { count: terms.searches, term: terms.term, results: terms.results, last_searched: terms.lastSearched };
  const inOrder = isDescending(query, true) ? desc : asc;
  const rows = await context.db
    .select()
    .from(terms)
    .orderBy(inOrder(columns[sort]), asc(terms.term))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const results = rows.map((row) => ({
    term: row.term,
    count: row.searches,
    results: row.results,
    last_searched: toHouseInstant(row.lastSearched ?? new Date(0)),
  }));
  const request = { path: callPath(searchKeywordsCall), query: { ...query }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, total?.count ?? 0, results);
}
