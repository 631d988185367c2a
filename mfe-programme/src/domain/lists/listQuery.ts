import { formatUrlDate, parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { parseId } from '@spielplan/shared-contracts/routes';

/** Which list an address names. */
export interface ListQuery<Key extends string> {
  /** The options chosen in each filter, with commas between, as calls take them. */
  filters: Partial<Record<Key, string>>;
  /** The first day shown, DD-MM-YYYY; null is "now", which never enters the URL (R10). */
  date: string | null;
  /** The last day shown, DD-MM-YYYY; left out where the list is open. Only lists of events have one. */
  dateTo?: string;
  page: number;
  /** A line for each event instead of the style of the house; left out where that holds. Only lists of events have it. */
  view?: 'compact';
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

/** What an address may name: with `isSeveral` many options of one filter, `genre=3&genre=5`, else the first (R13). */
export interface Reading {
  isSeveral?: boolean | undefined;
}

/**
 * The key under which the shell sends the frozen first day
 * of a list session; never part of a public address (R5).
 */
export const FIRST_DAY_KEY = '_day';

/** As many options of one filter as the call `events` takes. */
const MAX_OPTIONS = 20;
/** The one value of `view`. */
const COMPACT = 'compact' as const;
/** The key of the last day, where a list has one. */
const LAST_DAY = 'date_to';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isId: IsValid = (value) => parseId(value) !== null;
export const isSlug: IsValid = (value) => value.length <= 100 && SLUG.test(value);
export const isWord: IsValid = (value) => /^[a-z_]{1,30}$/.test(value);

/**
 * Declares the addresses of a list by its filters: what
 * each takes, in the order in which addresses name them.
 */
export function defineListQuery<const Filters extends Readonly<Record<string, IsValid>>>(
  filters: Filters,
  { hasLastDay = false, hasView = false }: { hasLastDay?: boolean; hasView?: boolean } = {},
) {
  type Key = keyof Filters & string;
  const keys = Object.keys(filters) as Key[]; // Filters has string keys only.
  const isFilter = (key: string) => Object.hasOwn(filters, key);
  const isDay: IsValid = (value) => parseUrlDate(value) !== null;
  const isValid: Readonly<Record<string, IsValid>> = {
    ...filters,
    date: isDay,
    ...(hasLastDay && { [LAST_DAY]: isDay }),
    page: isId,
    ...(hasView && { view: (value: string) => value === COMPACT }),
  };

  /**
   * Reads the query of the list. Of a repeated key the first counts, unless it may name several options; empty and invalid
   * values and `overlay` are left out and ask for a redirect; keys of others are kept (R10-R13 and R18, product.md section 5).
   */
  function read(search: URLSearchParams, { isSeveral = false }: Reading = {}): ReadQuery<Key> {
    const kept = new URLSearchParams();
    const given = new Map<string, string[]>();
    const values = new Map<string, string>();
    const problems: ReadQuery<Key>['problems'] = [];
    let needsRedirect = false;
    for (const [key, value] of search) {
      if (key === FIRST_DAY_KEY) continue;
      const before = given.get(key);
      const isOurs = Object.hasOwn(isValid, key);
      if (!isOurs && key !== 'overlay') kept.append(key, value);
      else if (isOurs && !before) given.set(key, [value]);
      else if (before && isSeveral && isFilter(key) && !before.includes(value) && before.length < MAX_OPTIONS) before.push(value);
      else needsRedirect = true;
    }
    for (const [key, all] of given) {
      const valid = all.filter((value) => isValid[key]?.(value));
      if (valid.length > 0) values.set(key, inOneOrder(valid));
      if (valid.length === all.length) continue;
      needsRedirect = true;
      for (const value of all) if (value !== '' && !valid.includes(value)) problems.push({ key, value: value.slice(0, 100) });
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
      ...(values.has('view') && { view: COMPACT }),
      kept: kept.toString(),
    };
    return { query, problems, needsRedirect };
  }

  /**
   * Writes the query of a list, with its `?`; the first page
   * carries no number. Reading it back gives the same list.
   */
  function search({ filters: selected, date, dateTo, page, view, kept }: ListQuery<Key>): string {
    const written = new URLSearchParams();
    for (const key of keys) for (const option of optionsIn(selected[key])) written.append(key, option);
    if (date) written.set('date', date);
    if (dateTo) written.set(LAST_DAY, dateTo);
    if (page > 1) written.set('page', String(page));
    if (view) written.set('view', view);
    const text = [written.toString(), kept].filter(Boolean).join('&');
    return text && `?${text}`;
  }

  /** Whether the visitor narrowed the list. A date counts, "now" does not (R10). */
  function isFiltered({ filters: selected, date, dateTo }: Pick<ListQuery<Key>, 'filters' | 'date' | 'dateTo'>): boolean {
    return date !== null || dateTo !== undefined || keys.some((key) => selected[key] !== undefined);
  }

  /**
   * The list with one option chosen, from its first page; choosing a current one again
   * clears it (product.md section 4). With `isSeveral` it stands beside those chosen before.
   */
  function withOption(
    query: ListQuery<Key>,
    key: Key,
    value: string | null,
    { isSeveral = false }: Reading = {},
  ): ListQuery<Key> {
    const filters = { ...query.filters };
    const before = optionsIn(filters[key]);
    delete filters[key];
    const others = isSeveral ? before.filter((option) => option !== value) : [];
    if (value !== null) {
      const chosen = before.includes(value) ? others : [...others, value];
      if (chosen.length > 0) filters[key] = inOneOrder(chosen);
    }
    return { ...query, page: 1, filters };
  }

  /**
   * The list from another day of the house on (YYYY-MM-DD), from its first page; null is now. It is open, unless a `lastDay` ends it.
   */
  function withDay(query: ListQuery<Key>, day: string | null, lastDay?: string): ListQuery<Key> {
    const list: ListQuery<Key> = { ...query, page: 1, date: day && formatUrlDate(day) };
    if (lastDay) list.dateTo = formatUrlDate(lastDay);
    else delete list.dateTo;
    return list;
  }

  return { keys, read, search, isFiltered, withOption, withDay };
}

/** The options chosen in one filter. */
export function optionsIn(chosen: string | undefined): string[] {
  return chosen?.split(',') ?? [];
}

/** The same options are one list, whichever was chosen first. */
function inOneOrder(options: readonly string[]): string {
  return options.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).join(',');
}

function isBefore(last: string | undefined, first: string | undefined): boolean {
  const [lastDay, firstDay] = [parseUrlDate(last ?? ''), parseUrlDate(first ?? '')];
  return lastDay !== null && firstDay !== null && lastDay < firstDay;
}
