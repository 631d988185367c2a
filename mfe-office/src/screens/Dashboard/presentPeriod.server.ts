import { addDays, houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { PeriodView } from './dashboardView.ts';
import type { DashboardWork } from './DashboardWork.ts';
import { hrefOf } from './presentTable.server.ts';

const PRESETS = [7, 30, 90, 365];

/**
 * The days that are counted, with a form and links that change them; how the list is sorted stays.
 */
export function presentPeriod(work: DashboardWork): PeriodView {
  const { query, usual, url, text, now } = work;
  const today = houseDayAt(now);
  const isSorted = query.sort !== usual.sort || query.order !== usual.order;
  return {
    from: query.from,
    to: query.to,
    action: url.pathname,
    kept: [
      ...(query.isFruitless ? [{ name: 'fruitless', value: '1' }] : []),
      ...(isSorted
        ? [
            { name: 'sort', value: query.sort },
            { name: 'order', value: query.order },
          ]
        : []),
    ],
    presets: PRESETS.map((days) => {
      const period = { from: addDays(today, 1 - days), to: today };
      return {
        label: text('dashboard.days', { count: days }),
        href: hrefOf(work, { ...period, page: 1 }),
        isCurrent: query.from === period.from && query.to === period.to,
      };
    }),
  };
}
