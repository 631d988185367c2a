import { calendarCall, callPath, type AnswerOf, type productionsCall } from '@spielplan/shared-contracts/api';
import { parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { presentChips, presentFilters, type FilterEntries } from '../../domain/lists/filterEntries.server.ts';
import { presentProductionCard } from '../../domain/productions/presentProductionCard.server.ts';
import type { DateFilterView } from '../../domain/lists/filterView.ts';
import {
  PRODUCTION_FILTER_KEYS,
  productionSearch,
  withProductionOption,
  type ProductionFilterKey,
  type ProductionListQuery,
} from '../../domain/lists/productionListQuery.ts';
import type { ProductionListView } from '../../domain/lists/productionListView.ts';

/** Filters whose key in the calendar's call is another. */
const CALENDAR_KEYS: Readonly<Record<string, string>> = { exhibition_type: 'type' };

export interface ProductionListParts {
  query: ProductionListQuery;
  page: AnswerOf<typeof productionsCall>;
  entries: FilterEntries<ProductionFilterKey>;
}

/** The view model of the productions page. */
export function presentProductionList({ query, page, entries }: ProductionListParts, context: LoadContext): ProductionListView {
  const { lang, now, settings, text } = context;
  const path = paths.productions({ lang });
  const addressOf = (target: ProductionListQuery) => path + productionSearch(target);
  const day = query.date === null ? null : parseUrlDate(query.date);
  const chips: ProductionListView['chips'] = presentChips(PRODUCTION_FILTER_KEYS, query.filters, entries, {
    without: (key) => addressOf(withProductionOption(query, key, null)),
    unknown: text('filter.unknown'),
  });
  if (day) chips.unshift({ key: 'date', value: formatDate(day, lang), href: addressOf({ ...query, date: null, page: 1 }) });
  return {
    path,
    query,
    count: page.count,
    before: standingBefore(query.page, page),
    productions: page.results.map((production) => presentProductionCard(production, context)),
    next: page.next === null ? null : addressOf({ ...query, page: query.page + 1 }),
    previous: query.page > 1 ? addressOf({ ...query, page: query.page - 1 }) : null,
    filters: presentFilters(PRODUCTION_FILTER_KEYS, entries),
    dates: {
      day,
      chosen: day && formatDate(day, lang),
      today: houseDayAt(now),
      ...calendarOf(query, settings.calendar_filters),
    },
    chips,
    reset: addressOf({ filters: {}, date: null, page: 1, kept: query.kept }),
  };
}

/**
 * How the calendar is asked: it knows no seasons, so under one its days are only possible (R17).
 */
function calendarOf({ filters }: ProductionListQuery, heeded: readonly string[]): Pick<DateFilterView, 'call' | 'isCertain'> {
  const asked = Object.entries(filters).flatMap(([key, value]) => (key === 'season' ? [] : [[CALENDAR_KEYS[key] ?? key, value]]));
  const search = new URLSearchParams(asked).toString();
  return {
    call: `${callPath(calendarCall)}?${search && `${search}&`}`,
    isCertain: filters.season === undefined && asked.every(([key = '']) => heeded.includes(key)),
  };
}

/**
 * The provider chooses how long a page is: a full one tells
 * by its length, the last one by what is left of the count.
 */
function standingBefore(page: number, { count, next, results }: ProductionListParts['page']): number {
  if (page === 1) return 0;
  return next === null ? count - results.length : (page - 1) * results.length;
}
