import { eventsCall, type EventsQuery } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDay, formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { WayOut } from '../../domain/lists/filterView.ts';
import { FILTER_KEYS, withDay, withOption, type EventListQuery, type FilterKey } from '../../domain/lists/eventListQuery.ts';

interface EmptyQuery {
  query: EventListQuery;
  /** The day in the house from which events count that no date narrows. */
  firstDay: string;
  /** What a selected option is called. */
  nameOf: (key: FilterKey) => string;
  addressOf: (query: EventListQuery) => string;
}

/**
 * Where a list that its filters left empty can go on: what giving up each single filter leaves ("ohne Oper: 12"), and the
 * nearest day on which all filters are kept. What leads nowhere either is left out, as is what cannot be read.
 */
export async function readWaysOut({ query, firstDay, nameOf, addressOf }: EmptyQuery, context: LoadContext): Promise<WayOut[]> {
  const { lang, provider, text, log } = context;
  const read = async (asked: Pick<EventListQuery, 'filters' | 'date' | 'dateTo'>, page = 1) => {
    const days: EventsQuery = { date: asked.date ?? formatUrlDate(firstDay), date_to: asked.dateTo, page, page_size: 1 };
    return provider.read(eventsCall, { params: { lang }, query: { ...asked.filters, ...days } });
  };
  const without = async (target: EventListQuery, value: string): Promise<WayOut | null> => {
    const { count } = await read(target);
    return count === 0
      ? null
      : { label: text('list.without', { value, result: text('list.count', { count }) }), href: addressOf(target) };
  };
  const lastOf = async (open: EventListQuery) => {
    const { count } = await read(open);
    return count === 0 ? undefined : (await read(open, count)).results[0];
  };
  // After an open list nothing follows: then the last event of all is the nearest.
  const nearest = async (): Promise<WayOut | null> => {
    const open = withDay(query, null);
    const [after] = query.dateTo === undefined ? [] : (await read({ ...open, date: query.dateTo })).results;
    const event = after ?? (await lastOf(open));
    if (!event) return null;
    const href = addressOf({ ...open, date: formatUrlDate(houseDay(event.date_start)) });
    return { label: text('list.nearest', { date: formatDate(event.date_start, lang) }), href };
  };

  const selected = FILTER_KEYS.filter((key) => query.filters[key] !== undefined);
  const ways = await Promise.allSettled([
    ...(query.date === null && query.dateTo === undefined ? [] : [nearest()]),
    ...selected.map((key) => without(withOption(query, key, null), nameOf(key))),
  ]);
  return ways.flatMap((way) => {
    if (way.status === 'fulfilled') return way.value ?? [];
    log('warn', 'events.wayOutUnavailable', { error: String(way.reason) });
    return [];
  });
}
