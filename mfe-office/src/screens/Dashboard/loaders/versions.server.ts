import { dashboardVersionsCall } from '@spielplan/shared-contracts/api';
import type { DashboardScreenLoader } from '../DashboardWork.ts';
import { momentCell, presentTable } from '../presentTable.server.ts';

const SORTS = ['part', 'version', 'released'] as const;

/** Which versions of its parts the provider runs. */
export const versions: DashboardScreenLoader<(typeof SORTS)[number]> = {
  sorts: SORTS,
  usually: 'asc',
  async load(work) {
    const { session, query, text } = work;
    const parts = await session.read(dashboardVersionsCall);
    const direction = query.order === 'desc' ? -1 : 1;
    const keyOf = ({ name, version, released }: (typeof parts)[number]) =>
      ({ part: name, version, released: released ?? '' })[query.sort];
    return {
      kind: 'list',
      title: text('dashboard.screen.versions'),
      period: null,
      choices: [],
      table: presentTable(work, {
        caption: text('dashboard.table.versions'),
        columns: [
          { id: 'part', kind: 'text' },
          { id: 'version', kind: 'text' },
          { id: 'released', kind: 'moment' },
        ],
        rows: parts
          .toSorted((one, other) => direction * keyOf(one).localeCompare(keyOf(other)))
          .map(({ name, version, released }) => ({
            id: name,
            cells: [{ text: name }, { text: version }, released ? momentCell(work, released) : { text: '–' }],
          })),
        count: parts.length,
        hasNext: false,
      }),
    };
  },
};
