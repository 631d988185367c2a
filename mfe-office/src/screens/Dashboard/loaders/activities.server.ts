import { DASHBOARD_SORTS, pageActivitiesCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { DashboardScreenLoader, DashboardWork } from '../DashboardWork.ts';
import { presentPeriod } from '../presentPeriod.server.ts';
import { momentCell, presentTable } from '../presentTable.server.ts';

const ACTIONS = ['create', 'update', 'delete', 'restore'] as const;

/** Who changed which page, and what. */
export const activities: DashboardScreenLoader<DashboardSort<'pageActivities'>> = {
  sorts: DASHBOARD_SORTS.pageActivities,
  usually: 'desc',
  async load(work) {
    const { session, query, lang, text } = work;
    const { page, sort, order, from, to } = query;
    const answer = await session.read(pageActivitiesCall, {
      query: { lang, page, sort, order, date_from: from, date_to: to },
    });
    return {
      kind: 'list',
      title: text('dashboard.screen.activities'),
      period: presentPeriod(work),
      choices: [],
      table: presentTable(work, {
        caption: text('dashboard.table.activities'),
        columns: [
          { id: 'created', kind: 'moment' },
          { id: 'title', kind: 'text' },
          { id: 'action', kind: 'text' },
          { id: 'summary', kind: 'text', isSortable: false },
          { id: 'username', kind: 'text' },
        ],
        rows: answer.results.map(({ id, created, title, action, summary = '', username }) => ({
          id: String(id),
          cells: [
            momentCell(work, created),
            { text: title },
            { text: sayAction(work, action) },
            { text: summary },
            { text: username },
          ],
        })),
        count: answer.count,
        hasNext: answer.next !== null,
      }),
    };
  },
};

/** Kinds that a provider adds are shown as it names them. */
function sayAction({ text }: Pick<DashboardWork, 'text'>, action: string): string {
  const known = ACTIONS.find((each) => each === action);
  return known ? text(`dashboard.action.${known}`) : action;
}
