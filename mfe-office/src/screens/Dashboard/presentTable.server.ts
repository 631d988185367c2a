import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { CellView, ColumnView, TableView } from './dashboardView.ts';
import type { DashboardWork } from './DashboardWork.ts';
import { addressOf } from './parseDashboardQuery.server.ts';

/**
 * A column of a list: numbers and moments begin with the largest when
 * they are pressed, words with A. `lines` are sentences, one below the other.
 */
export interface Column<S extends string> {
  id: S | (string & {});
  isSortable?: boolean;
  kind: 'text' | 'lines' | 'number' | 'moment';
}

interface TableParts<S extends string> {
  caption: string;
  columns: readonly Column<S>[];
  rows: TableView['rows'];
  /** How many there are on all pages. */
  count: number;
  hasNext: boolean;
}

const PAGE_SIZE = 50;

/**
 * A list with its columns as links that sort it, and the way to its
 * other pages. Column names are messages `dashboard.column.<id>`.
 */
export function presentTable<S extends string>(work: DashboardWork<S>, parts: TableParts<S>): TableView {
  const { query, text } = work;
  const { caption, columns, rows, count, hasNext } = parts;
  const first = (query.page - 1) * PAGE_SIZE + 1;
  const range = {
    first: formatNumber(work, first),
    last: formatNumber(work, first + rows.length - 1),
    count: formatNumber(work, count),
  };
  return {
    caption,
    columns: columns.map((column) => presentColumn(work, column)),
    rows,
    count: count === 0 ? text('dashboard.nothing') : text('dashboard.range', range),
    previous: query.page > 1 ? hrefOf(work, { page: query.page - 1 }) : null,
    next: hasNext ? hrefOf(work, { page: query.page + 1 }) : null,
  };
}

/** The address of this screen with something changed. */
export function hrefOf({ url, query, usual }: DashboardWork, change: Partial<DashboardWork['query']>): string {
  return addressOf(url.pathname, query, usual, change);
}

/** A whole number as the language writes it. */
export function formatNumber({ lang }: Pick<DashboardWork, 'lang'>, number: number): string {
  return new Intl.NumberFormat(lang === 'de' ? 'de-DE' : 'en-GB').format(number);
}

/** An instant as day of the house and time. */
export function momentCell({ lang }: Pick<DashboardWork, 'lang'>, instant: string): CellView {
  return { text: `${formatDate(instant, lang)}, ${formatTime(instant, lang)}`, dateTime: instant };
}

function presentColumn<S extends string>(work: DashboardWork<S>, { id, kind, isSortable = true }: Column<S>): ColumnView {
  const { query, text } = work;
  const isCurrent = query.sort === id;
  const begins = kind === 'text' || kind === 'lines' ? 'asc' : 'desc';
  const other = query.order === 'asc' ? 'desc' : 'asc';
  const href = hrefOf(work, { sort: id, order: isCurrent ? other : begins, page: 1 });
  const state = query.order === 'asc' ? 'ascending' : 'descending';
  return {
    id,
    label: text(`dashboard.column.${id}`),
    ...(kind === 'number' && { isNumber: true as const }),
    ...(kind === 'lines' && { isLines: true as const }),
    ...(isSortable && { sort: { href, state: isCurrent ? state : null } }),
  };
}
