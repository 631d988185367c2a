import { parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { readId } from '@spielplan/shared-contracts/routes';

/** The five filters in the order of the filter bar (specification section 2). */
export const FILTER_KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type SelectedFilters = Partial<Record<FilterKey, string>>;

/** Which list an address of the events page names. */
export interface EventListQuery {
  filters: SelectedFilters;
  /** The first day shown, DD-MM-YYYY; null is "now", which never enters the URL (decision 10). */
  date: string | null;
  page: number;
  /** Keys that are not ours (`utm_source`, `edit`), as a query string without `?`. */
  kept: string;
}

export interface ReadQuery {
  query: EventListQuery;
  /** The keys whose values were refused, each with the value (shortened), for the log. */
  problems: { key: string; value: string }[];
  /** Whether the address should be replaced by the one `listSearch` writes. */
  needsRedirect: boolean;
}

/** The key under which the shell sends the frozen first day of a list session; never part of a public address (decision 5). */
export const FIRST_DAY_KEY = '_day';

/** Specification section 9. */
export const EVENTS_PER_PAGE = 10;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const IS_VALID: Readonly<Record<string, (value: string) => boolean>> = {
  room: isId,
  type: (value) => value.length <= 100 && SLUG.test(value),
  tag: isId,
  series: isId,
  genre: isId,
  date: (value) => parseUrlDate(value) !== null,
  page: isId,
};

/**
 * Reads the query of the events page. Of a repeated key the first counts; empty and invalid values and `overlay` are
 * left out and ask for a redirect; keys of others are kept (decisions 10-13 and 18, specification section 5).
 */
export function readEventListQuery(search: URLSearchParams): ReadQuery {
  const kept = new URLSearchParams();
  const values = new Map<string, string>();
  const problems: ReadQuery['problems'] = [];
  let needsRedirect = false;
  for (const [key, value] of search) {
    if (key === FIRST_DAY_KEY) continue;
    const isOurs = Object.hasOwn(IS_VALID, key);
    if (!isOurs && key !== 'overlay') kept.append(key, value);
    else if (!isOurs || values.has(key)) needsRedirect = true;
    else values.set(key, value);
  }
  for (const [key, value] of values) {
    if (IS_VALID[key]?.(value)) continue;
    values.delete(key);
    needsRedirect = true;
    if (value !== '') problems.push({ key, value: value.slice(0, 100) });
  }
  const filters: SelectedFilters = {};
  for (const key of FILTER_KEYS) {
    const value = values.get(key);
    if (value) filters[key] = value;
  }
  const query = { filters, date: values.get('date') ?? null, page: Number(values.get('page') ?? 1), kept: kept.toString() };
  return { query, problems, needsRedirect };
}

/** Writes the query of a list, with its `?`; the first page carries no number. Reading it back gives the same list. */
export function listSearch({ filters, date, page, kept }: EventListQuery): string {
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS) if (filters[key]) search.set(key, filters[key]);
  if (date) search.set('date', date);
  if (page > 1) search.set('page', String(page));
  const text = [search.toString(), kept].filter(Boolean).join('&');
  return text && `?${text}`;
}

/** Whether the visitor narrowed the list: then teasers are hidden. A date counts, "now" does not (decision 10). */
export function isFiltered({ filters, date }: Pick<EventListQuery, 'filters' | 'date'>): boolean {
  return date !== null || FILTER_KEYS.some((key) => filters[key] !== undefined);
}

/** The list with one option chosen, from its first page; choosing the current one again clears it (specification section 4). */
export function withOption(query: EventListQuery, key: FilterKey, value: string | null): EventListQuery {
  const { [key]: current, ...others } = query.filters;
  const isCleared = value === null || value === current;
  return { ...query, page: 1, filters: isCleared ? others : { ...others, [key]: value } };
}

function isId(value: string): boolean {
  return readId(value) !== null;
}
