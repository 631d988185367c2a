import { DASHBOARD_SORTS, searchKeywordsCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import type { DashboardScreenLoader } from '../DashboardWork.ts';
import { presentPeriod } from '../presentPeriod.server.ts';
import { formatNumber, hrefOf, momentCell, presentTable } from '../presentTable.server.ts';

/** What was searched for, and what of it found nothing. */
export const keywords: DashboardScreenLoader<DashboardSort<'searchKeywords'>> = {
  sorts: DASHBOARD_SORTS.searchKeywords,
  usually: 'desc',
  async load(work) {
    const { session, query, lang, text } = work;
    const { page, sort, order, from, to, isFruitless } = query;
    const answer = await session.read(searchKeywordsCall, {
      query: { page, sort, order, date_from: from, date_to: to, without_results: isFruitless ? 'true' : undefined },
    });
    const most = Math.max(1, ...answer.results.map(({ count }) => count));
    return {
      kind: 'list',
      title: text('dashboard.screen.keywords'),
      period: presentPeriod(work),
      choices: [false, true].map((choice) => ({
        label: text(choice ? 'dashboard.fruitless' : 'dashboard.allSearches'),
        href: hrefOf(work, { isFruitless: choice, page: 1 }),
        isCurrent: choice === isFruitless,
      })),
      table: presentTable(work, {
        caption: text('dashboard.table.keywords'),
        columns: [
          { id: 'term', kind: 'text' },
          { id: 'count', kind: 'number' },
          { id: 'results', kind: 'number' },
          { id: 'last_searched', kind: 'moment' },
        ],
        rows: answer.results.map(({ term, count, results, last_searched: last }) => ({
          id: term,
          cells: [
            { text: term, href: withQuery(paths.search({ lang }), { q: term }) },
            { text: formatNumber(work, count), shares: [count / most] },
            { text: formatNumber(work, results) },
            momentCell(work, last),
          ],
        })),
        count: answer.count,
        hasNext: answer.next !== null,
      }),
    };
  },
};
