import { DASHBOARD_SORTS, ticketEventsCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import { paths, slugify } from '@spielplan/shared-contracts/routes';
import type { DashboardScreenLoader } from '../DashboardWork.ts';
import { formatNumber, momentCell, presentTable } from '../presentTable.server.ts';

/**
 * The coming events as the ticket system has them: what is
 * sold, what is in carts at this moment, what there is.
 */
export const tickets: DashboardScreenLoader<DashboardSort<'ticketEvents'>> = {
  sorts: DASHBOARD_SORTS.ticketEvents,
  usually: 'asc',
  async load(work) {
    const { session, query, lang, text } = work;
    const { page, sort, order } = query;
    const answer = await session.read(ticketEventsCall, { query: { lang, page, sort, order } });
    return {
      kind: 'list',
      title: text('dashboard.screen.tickets'),
      period: null,
      choices: [],
      table: presentTable(work, {
        caption: text('dashboard.table.tickets'),
        columns: [
          { id: 'date_start', kind: 'moment' },
          { id: 'name', kind: 'text' },
          { id: 'id_jet', kind: 'number', isSortable: false },
          { id: 'sold', kind: 'number' },
          { id: 'held', kind: 'number' },
          { id: 'capacity', kind: 'number' },
        ],
        rows: answer.results.map(({ id, id_jet: idJet, name, date_start: start, capacity, sold, held }) => ({
          id: String(id),
          cells: [
            momentCell(work, start),
            { text: name, href: paths.event({ lang, slug: slugify(name), id }) },
            // A number that is a name: it has no thousands.
            { text: idJet === null ? '–' : String(idJet) },
            { text: formatNumber(work, sold), shares: capacity > 0 ? [sold / capacity, held / capacity] : [] },
            { text: formatNumber(work, held) },
            { text: formatNumber(work, capacity) },
          ],
        })),
        count: answer.count,
        hasNext: answer.next !== null,
      }),
    };
  },
};
