import { defineListQuery, FIRST_DAY_KEY, isId, isSlug, isWord, type ListQuery } from './listQuery.ts';

export { FIRST_DAY_KEY };

/**
 * The addresses of the events page; `type` (exhibition
 * type) goes by its slug, the others by id (R12).
 */
const eventList = defineListQuery(
  { room: isId, type: isSlug, tag: isId, series: isId, genre: isId, access: isWord },
  { hasLastDay: true, hasView: true },
);

/** The filters in the order of the filter bar (product.md section 2). */
export const FILTER_KEYS = eventList.keys;
export type FilterKey = (typeof FILTER_KEYS)[number];
export type SelectedFilters = Partial<Record<FilterKey, string>>;
/** Which list an address of the events page names. */
export type EventListQuery = ListQuery<FilterKey>;

/** product.md section 9. */
export const EVENTS_PER_PAGE = 10;

export const { read: readEventListQuery, search: listSearch, isFiltered, withOption, withDay } = eventList;

/** The same list in the style of the house: calendars and search engines know one view of it. */
export function inFull(query: EventListQuery): EventListQuery {
  const list = { ...query };
  delete list.view;
  return list;
}

/** The same list in the other view: compact, or in the style of the house. */
export function inOtherView(query: EventListQuery): EventListQuery {
  return query.view ? inFull(query) : { ...query, view: 'compact' };
}
