import { formatUrlDate, parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { parseId } from '@spielplan/shared-contracts/routes';

/** Which list an address names. */
export interface ListQuery<Key extends string> {
  filters: Partial<Record<Key, string>>;
  /** The first day shown, DD-MM-YYYY; null is "now", which never enters the URL (R10). */
  date: string | null;
  /** The last day shown, DD-MM-YYYY; left out where the list is open. Only lists of events have one. */
  dateTo?: string;
  page: number;
  /**
   * Keys that are the shell's (`edit`), as a query string
   * without `?`; those of nobody stay in the visitor's address.
   */
  kept: string;
}

export interface ReadQuery<Key extends string> {
  query: ListQuery<Key>;
  /** The keys whose values were refused, each with the value (shortened), for the log. */
  problems: { key: string; value: string }[];
  /** Whether the address should be replaced by the one `search` writes. */
  needsRedirect: boolean;
}

type IsValid = (value: string) => boolean;

/**
 * The key under which the shell sends the frozen first day
 * of a list session; never part of a public address (R5).
 */
export const FIRST_DAY_KEY = '_day';

/** The key of the last day, where a list has one. */
const LAST_DAY = 'date_to';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isId: IsValid = (value) => parseId(value) !== null;
export const isSlug: IsValid = (value) => value.length <= 100 && SLUG.test(value);

/**
 * Declares the addresses of a list by its filters: what
 * each takes, in the order in which addresses name them.
 */
export function defineListQuery<const Filters extends Readonly<Record<string, IsValid>>>(
  filters: Filters,
  { hasLastDay = false }: { hasLastDay?: boolean } = {},
) {
  type Key = keyof Filters & string;
  const keys = Object.keys(filters) as Key[]; // Filters has string keys only.
  const isDay: IsValid = (value) => parseUrlDate(value) !== null;
  const isValid: Readonly<Record<string, IsValid>> = {
    ...filters,
    date: isDay,
    ...(hasLastDay && { [LAST_DAY]: isDay }),
    page: isId,
  };

  /**
   * Reads the query of the list. Of a repeated key the first counts; empty and invalid values and
   * `overlay` are left out and ask for a redirect; keys of others are kept (R10-R13 and R18,
   * product.md section 5).
   */
  function read(search: URLSearchParams): ReadQuery<Key> {
    const kept = new URLSearchParams();
    const values = new Map<string, string>();
    const problems: ReadQuery<Key>['problems'] = [];
    let needsRedirect = false;
    for (const [key, value] of search) {
      if (key === FIRST_DAY_KEY) continue;
      const isOurs = Object.hasOwn(isValid, key);
      if (!isOurs && key !== 'overlay') kept.append(key, value);
      else if (!isOurs || values.has(key)) needsRedirect = true;
      else values.set(key, value);
    }
    for (const [key, value] of values) {
      if (isValid[key]?.(value)) continue;
      values.delete(key);
      needsRedirect = true;
      if (value !== '') problems.push({ key, value: value.slice(0, 100) });
    }
    if (isBefore(values.get(LAST_DAY), values.get('date'))) {
      problems.push({ key: LAST_DAY, value: values.get(LAST_DAY) ?? '' });
      values.delete(LAST_DAY);
      needsRedirect = true;
    }
    const lastDay = values.get(LAST_DAY);
    const selected: Partial<Record<Key, string>> = {};
    for (const key of keys) {
      const value = values.get(key);
      if (value) selected[key] = value;
    }
    const query = {
      filters: selected,
      date: values.get('date') ?? null,
      ...(lastDay !== undefined && { dateTo: lastDay }),
      page: Number(values.get('page') ?? 1),
      kept: kept.toString(),
    };
    return { query, problems, needsRedirect };
  }

  /**
   * Writes the query of a list, with its `?`; the first page
   * carries no number. Reading it back gives the same list.
   */
  function search({ filters: selected, date, dateTo, page, kept }: ListQuery<Key>): string {
    const written = new URLSearchParams();
    for (const key of keys) if (selected[key]) written.set(key, selected[key]);
    if (date) written.set('date', date);
    if (dateTo) written.set(LAST_DAY, dateTo);
    if (page > 1) written.set('page', String(page));
    const text = [written.toString(), kept].filter(Boolean).join('&');
    return text && `?${text}`;
  }

  /** Whether the visitor narrowed the list. A date counts, "now" does not (R10). */
  function isFiltered({ filters: selected, date, dateTo }: Pick<ListQuery<Key>, 'filters' | 'date' | 'dateTo'>): boolean {
    return date !== null || dateTo !== undefined || keys.some((key) => selected[key] !== undefined);
  }

  /**
   * The list with one option chosen, from its first page; choosing
   * the current one again clears it (product.md section 4).
   */
  function withOption(query: ListQuery<Key>, key: Key, value: string | null): ListQuery<Key> {
    const others = { ...query.filters };
    delete others[key];
    const isCleared = value === null || value === query.filters[key];
    return { ...query, page: 1, filters: isCleared ? others : { ...others, [key]: value } };
  }

  /**
   * The list from another Berlin day on (YYYY-MM-DD), from its first page; null is now. It is open, unless a `lastDay` ends it.
   */
  function withDay(query: ListQuery<Key>, day: string | null, lastDay?: string): ListQuery<Key> {
    const list: ListQuery<Key> = { ...query, page: 1, date: day && formatUrlDate(day) };
    if (lastDay) list.dateTo = formatUrlDate(lastDay);
    else delete list.dateTo;
    return list;
  }

  return { keys, read, search, isFiltered, withOption, withDay };
}

function isBefore(last: string | undefined, first: string | undefined): boolean {
  const [lastDay, firstDay] = [parseUrlDate(last ?? ''), parseUrlDate(first ?? '')];
  return lastDay !== null && firstDay !== null && lastDay < firstDay;
}
