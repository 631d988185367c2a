import { dashboardOverviewCall, dashboardSiteCall, type AnswerOf } from '@spielplan/shared-contracts/api';
import { formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { ChartView, Figure } from '../dashboardView.ts';
import type { DashboardScreenLoader, DashboardWork } from '../DashboardWork.ts';
import { presentPeriod } from '../presentPeriod.server.ts';
import { formatNumber, presentTable } from '../presentTable.server.ts';

const COUNTS = ['tickets', 'orders', 'searches', 'form_entries', 'page_changes', 'errors'] as const;
type Count = (typeof COUNTS)[number];
type Day = AnswerOf<typeof dashboardOverviewCall>['days'][number];
const SORTS = ['day', ...COUNTS] as const;

/**
 * The state of the site now, and what happened on each day
 * of a period: drawn, and as a table of the same numbers.
 */
export const overview: DashboardScreenLoader<(typeof SORTS)[number]> = {
  sorts: SORTS,
  usually: 'desc',
  async load(work) {
    const { session, query, text } = work;
    const [site, { days }] = await Promise.all([
      session.read(dashboardSiteCall),
      session.read(dashboardOverviewCall, { query: { date_from: query.from, date_to: query.to } }),
    ]);
    // A provider without a shop counts no orders.
    const counts = COUNTS.filter((count) => days.some((day) => day[count] !== undefined));
    return {
      kind: 'overview',
      title: text('dashboard.screen.overview'),
      period: presentPeriod(work),
      site: presentSite(work, site),
      charts: counts.map((count) => presentChart(work, count, days)),
      table: {
        ...presentTable(work, {
          caption: text('dashboard.table.overview'),
          columns: [{ id: 'day', kind: 'moment' }, ...counts.map((id) => ({ id, kind: 'number' as const }))],
          rows: sortDays(days, query).map((day) => ({ id: day.day, cells: presentDay(work, day, counts) })),
          count: days.length,
          hasNext: false,
        }),
        count: text('dashboard.days', { count: days.length }),
      },
    };
  },
};

function presentSite(work: DashboardWork, site: AnswerOf<typeof dashboardSiteCall>): Figure[] {
  const { text } = work;
  const state = (name: 'site' | 'shop', isOnline: boolean): Figure => ({
    label: text(`dashboard.site.${name}`),
    value: text(isOnline ? 'dashboard.site.online' : 'dashboard.site.offline'),
    ...(!isOnline && { isAlarm: true as const }),
  });
  const pages = { count: formatNumber(work, site.pages), offline: formatNumber(work, site.pages_offline) };
  return [
    state('site', site.is_site_online),
    state('shop', site.is_shop_online),
    { label: text('dashboard.site.events'), value: formatNumber(work, site.events_upcoming) },
    { label: text('dashboard.site.pages'), value: text('dashboard.site.pagesOf', pages) },
    { label: text('dashboard.site.articles'), value: formatNumber(work, site.articles) },
  ];
}

function presentChart(work: DashboardWork, count: Count, days: readonly Day[]): ChartView {
  const { text, lang } = work;
  const values = days.map((day) => day[count] ?? 0);
  const most = Math.max(0, ...values);
  const best = days[values.indexOf(most)];
  const total = values.reduce((sum, value) => sum + value, 0);
  const peak = { count: formatNumber(work, most), day: best ? formatDate(best.day, lang) : '' };
  return {
    id: count,
    label: text(`dashboard.column.${count}`),
    total: formatNumber(work, total),
    description: text(total === 0 ? 'dashboard.chart.none' : 'dashboard.chart.peak', peak),
    values,
  };
}

function sortDays(days: readonly Day[], { sort, order }: DashboardWork<(typeof SORTS)[number]>['query']): readonly Day[] {
  const direction = order === 'desc' ? -1 : 1;
  return days
    .toReversed()
    .toSorted((one, other) =>
      sort === 'day' ? direction * one.day.localeCompare(other.day) : direction * ((one[sort] ?? 0) - (other[sort] ?? 0)),
    );
}

function presentDay(work: DashboardWork, day: Day, counts: readonly Count[]) {
  return [
    { text: formatDate(day.day, work.lang), dateTime: day.day },
    ...counts.map((count) => ({ text: formatNumber(work, day[count] ?? 0) })),
  ];
}
