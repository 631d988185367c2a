import { DASHBOARD_SORTS, errorLogEntriesCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { DashboardScreenLoader } from '../DashboardWork.ts';
import { presentPeriod } from '../presentPeriod.server.ts';
import { formatNumber, momentCell, presentTable } from '../presentTable.server.ts';

/**
 * Addresses that were asked for and are not there. They
 * come from anybody, so they are shown and never linked.
 */
export const errors: DashboardScreenLoader<DashboardSort<'errorLogEntries'>> = {
  sorts: DASHBOARD_SORTS.errorLogEntries,
  usually: 'desc',
  async load(work) {
    const { session, query, text } = work;
    const { page, sort, order, from, to } = query;
    const answer = await session.read(errorLogEntriesCall, { query: { page, sort, order, date_from: from, date_to: to } });
    const most = Math.max(1, ...answer.results.map(({ count = 1 }) => count));
    return {
      kind: 'list',
      title: text('dashboard.screen.errors'),
      period: presentPeriod(work),
      choices: [],
      table: presentTable(work, {
        caption: text('dashboard.table.errors'),
        columns: [
          { id: 'created', kind: 'moment' },
          { id: 'url', kind: 'text' },
          { id: 'count', kind: 'number' },
        ],
        rows: answer.results.map(({ id, created, url, count = 1 }) => ({
          id: String(id),
          cells: [momentCell(work, created), { text: url }, { text: formatNumber(work, count), shares: [count / most] }],
        })),
        count: answer.count,
        hasNext: answer.next !== null,
      }),
    };
  },
};
