import {
  answerSearchCall,
  callPath,
  DASHBOARD_SORTS,
  searchMissesCall,
  type AnswerOf,
  type DashboardSort,
} from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { CellView } from '../dashboardView.ts';
import type { DashboardScreenLoader, DashboardWork } from '../DashboardWork.ts';
import { presentPeriod } from '../presentPeriod.server.ts';
import { formatNumber, momentCell, presentTable } from '../presentTable.server.ts';

type Work = DashboardWork<DashboardSort<'searchMisses'>>;
type Misses = AnswerOf<typeof searchMissesCall>;

/** What was searched for in vain, all spellings of it in one line, and the page by which the house answers it. */
export const misses: DashboardScreenLoader<DashboardSort<'searchMisses'>> = {
  sorts: DASHBOARD_SORTS.searchMisses,
  usually: 'desc',
  async load(work) {
    const { text } = work;
    const title = text('dashboard.screen.misses');
    const answer = await readMisses(work);
    if (answer === null) return { kind: 'report', title, note: text('dashboard.misses.unknown'), figures: [], tables: [] };
    const most = Math.max(1, ...answer.results.map(({ count }) => count));
    return {
      kind: 'list',
      title,
      period: presentPeriod(work),
      choices: [],
      table: presentTable(work, {
        caption: title,
        columns: [
          { id: 'term', kind: 'text' },
          { id: 'count', kind: 'number' },
          { id: 'language', kind: 'text', isSortable: false },
          { id: 'last_searched', kind: 'moment' },
          { id: 'answer', kind: 'text', isSortable: false },
        ],
        rows: answer.results.map((miss) => ({
          id: `${miss.lang} ${miss.spellings[0]?.term}`,
          cells: [
            { text: miss.spellings.map(({ term, count }) => `${term} (${formatNumber(work, count)})`).join(', ') },
            { text: formatNumber(work, miss.count), shares: [miss.count / most] },
            { text: text(`language.${miss.lang}`) },
            momentCell(work, miss.last_searched),
            answerCell(work, miss),
          ],
        })),
        count: answer.count,
        hasNext: answer.next !== null,
      }),
    };
  },
};

/** Null from a provider of before, which puts nothing together. */
async function readMisses({ session, query: { page, sort, order, from, to } }: Work): Promise<Misses | null> {
  try {
    return await session.read(searchMissesCall, { query: { page, sort, order, date_from: from, date_to: to } });
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND') && page === 1) return null;
    throw error;
  }
}

function answerCell({ session, text, url }: Work, { lang, spellings, answered_by: answer }: Misses['results'][number]): CellView {
  if (!session.csrfToken) return { text: answer ?? '–' };
  const terms = spellings.map(({ term }) => term);
  return {
    text: '',
    form: {
      action: callPath(answerSearchCall),
      csrfToken: session.csrfToken,
      kept: [
        { name: 'lang', value: lang },
        { name: 'terms', value: terms.join('\n') },
        { name: 'next', value: url.pathname + url.search },
      ],
      label: text('dashboard.answerFor', { term: terms[0] ?? '' }),
      link: answer ?? '',
    },
  };
}
