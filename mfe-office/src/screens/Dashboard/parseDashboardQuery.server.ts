import { formatUrlDate, parseUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { withQuery } from '@spielplan/shared-contracts/routes';

export type Order = 'asc' | 'desc';

/** What an address of the dashboard asks for. */
export interface DashboardQuery<S extends string = string> {
  page: number;
  sort: S;
  order: Order;
  /** The first and the last day of the house. */
  from: IsoDay;
  to: IsoDay;
  /** Only searches that found nothing. */
  isFruitless: boolean;
}

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;
const MAX_PAGE = 100_000;

/**
 * Reads the query of a screen. `sorts` are its columns, `usually` how it is sorted without being
 * asked. What cannot be read is named in `wrong`, so that the address can be opened without it
 * (R13); the first of repeated keys wins.
 */
export function parseDashboardQuery<S extends string>(
  { searchParams }: URL,
  now: number,
  sorts: readonly [S, ...S[]],
  usually: Order,
): { query: DashboardQuery<S>; wrong: readonly string[] } {
  const wrong: string[] = [];
  const take = <T>(key: string, read: (value: string) => T | null, fallback: T): T => {
    const value = searchParams.get(key);
    if (value === null || value === '') return fallback;
    const found = read(value);
    if (found === null) wrong.push(key);
    return found ?? fallback;
  };
  const sort = take('sort', (value) => sorts.find((known) => known === value) ?? null, sorts[0]);
  const order = take<Order>('order', (value) => (value === 'asc' || value === 'desc' ? value : null), usually);
  const page = take('page', (value) => (/^[1-9]\d*$/.test(value) && Number(value) <= MAX_PAGE ? Number(value) : null), 1);
  const isFruitless = take('fruitless', (value) => (value === '1' ? true : null), false);
  const today = houseDayAt(now);
  const first = take<IsoDay | null>('from', parseDay, null);
  const last = take<IsoDay | null>('to', parseDay, null);
  const to = last ?? (first && first > today ? first : today);
  const from = first ?? addDays(to, 1 - DEFAULT_DAYS);
  const isPeriod = from <= to && to <= addDays(from, MAX_DAYS - 1);
  if (!isPeriod) wrong.push('from', 'to');
  const period = isPeriod ? { from, to } : { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
  return { query: { page, sort, order, isFruitless, ...period }, wrong };
}

/** The address without what could not be read; what means nothing here (`utm_*`) stays. */
export function withoutKeys({ pathname, searchParams }: URL, wrong: readonly string[]): string {
  const kept = Object.fromEntries([...searchParams].toReversed().filter(([key]) => !wrong.includes(key)));
  return withQuery(pathname, kept);
}

/** The address of the same screen with something changed; what is as usual is left out. */
export function addressOf(
  pathname: string,
  query: DashboardQuery,
  usual: DashboardQuery,
  change: Partial<DashboardQuery>,
): string {
  const { page, sort, order, from, to, isFruitless } = { ...query, ...change };
  const isUsualSort = sort === usual.sort && order === usual.order;
  const isUsualPeriod = from === usual.from && to === usual.to;
  return withQuery(pathname, {
    ...(isUsualPeriod ? {} : { from, to }),
    fruitless: isFruitless ? 1 : null,
    ...(isUsualSort ? {} : { sort, order }),
    page: page > 1 ? page : null,
  });
}

function parseDay(value: string): IsoDay | null {
  return parseUrlDate(formatUrlDate(value)) === value ? value : null;
}
