import { calendarCall, callPath, type EventSummary, type OptionCounts, type Teaser } from '@spielplan/shared-contracts/api';
import { parseUrlDate, type IsoDay, type Language } from '@spielplan/shared-contracts/i18n';
import { formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import {
  FILTER_KEYS,
  inFull,
  listSearch,
  withDay,
  withOption,
  type EventListQuery,
  type FilterKey,
} from '../../domain/lists/eventListQuery.ts';
import {
  presentDayTitles,
  presentEventCard,
  inLines,
  presentTeaserCard,
  withSmallPictures,
} from '../../domain/events/presentCards.server.ts';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { presentChips, presentFilters, type FilterEntries } from '../../domain/lists/filterEntries.server.ts';
import type { DateFilterView } from '../../domain/lists/filterView.ts';
import { accessPathOf } from '../../domain/access/accessPath.server.ts';
import { ownPaths } from '../../routes.ts';

export interface EventListParts {
  query: EventListQuery;
  /** Days of the house. */
  firstDay: string;
  today: string;
  events: readonly EventSummary[];
  /** Only those that are due on this page. */
  teasers: readonly Teaser[];
  count: number;
  hasNext: boolean;
  entries: FilterEntries<FilterKey>;
  /** Results of each option; undefined where the provider does not count. */
  counts?: OptionCounts | undefined;
}

/** The view model of the events page. */
export function presentEventList(parts: EventListParts, context: LoadContext): EventListView {
  const { lang, url, settings, text } = context;
  const { query, firstDay, today, count, hasNext, entries } = parts;
  const path = paths.events({ lang });
  const addressOf = (target: EventListQuery) => path + listSearch(target);
  const style = query.view ?? settings.design.event_style;
  const cards = [
    ...parts.events.map((event) => presentEventCard(event, context, parseUrlDate(query.date ?? '') ?? firstDay)),
    ...parts.teasers.map((teaser) => presentTeaserCard(teaser)),
  ];
  const items = style === 'compact' ? inLines(cards) : style === 'style1' ? withSmallPictures(cards) : cards;
  const chips: EventListView['chips'] = [];
  const day = query.date && parseUrlDate(query.date);
  const lastDay = query.dateTo && parseUrlDate(query.dateTo);
  const open = addressOf(withDay(query, null));
  if (lastDay) chips.push({ key: 'day', value: presentDays(day ?? today, lastDay, lang), href: open });
  else if (day) chips.push({ key: 'date', value: formatDate(day, lang), href: open });
  chips.push(
    ...presentChips(FILTER_KEYS, query.filters, entries, {
      without: (key, value) => addressOf(withOption(query, key, value, { isSeveral: true })),
      unknown: text('filter.unknown'),
    }),
  );
  const calendarPath = ownPaths.programmeCalendarFile({ lang }) + listSearch({ ...inFull(query), page: 1, kept: '' });
  return {
    style,
    path,
    query,
    ...(settings.several_options && { isSeveral: true }),
    ...(settings.access_filter && { hasAccessFilter: true }),
    accessPath: accessPathOf(context),
    firstDay,
    count,
    items,
    days: presentDayTitles(items, lang, today),
    next: hasNext ? addressOf({ ...query, page: query.page + 1 }) : null,
    previous: query.page > 1 ? addressOf({ ...query, page: query.page - 1 }) : null,
    filters: presentFilters(FILTER_KEYS, entries, parts.counts),
    dates: settings.design.calendar_filter ? presentDateFilter(query, firstDay, settings.calendar_filters, lang) : null,
    chips,
    reset: addressOf({ filters: {}, date: null, page: 1, kept: query.kept, ...(query.view && { view: query.view }) }),
    calendar: { subscribe: `webcal://${url.host}${calendarPath}`, file: calendarPath },
  };
}

/** One day, or the first and the last of several. */
function presentDays(first: IsoDay, last: IsoDay, lang: Language): string {
  return [...new Set([first, last])].map((day) => formatDate(day, lang)).join(' – ');
}

/**
 * The calendar of a list: under a filter that the provider's
 * calendar does not heed its days are only possible (R17).
 */
function presentDateFilter(
  { filters, date, dateTo }: EventListQuery,
  today: string,
  heeded: readonly string[],
  lang: Language,
): DateFilterView {
  const search = new URLSearchParams(filters).toString();
  const day = date && parseUrlDate(date);
  const lastDay = parseUrlDate(dateTo ?? '');
  return {
    day,
    chosen: lastDay === null ? day && formatDate(day, lang) : presentDays(day ?? today, lastDay, lang),
    lastDay,
    today,
    call: `${callPath(calendarCall)}?${search && `${search}&`}`,
    isCertain: Object.keys(filters).every((key) => heeded.includes(key)),
  };
}
