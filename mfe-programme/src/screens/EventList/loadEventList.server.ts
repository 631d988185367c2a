import { eventsCall, teasersCall, type EventSummary, type Teaser } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { formatUrlDate, parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult, PageHead } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { nextOver } from '@spielplan/shared-contracts/rules';
import { withKnownNeeds } from '../../domain/access/knownNeeds.server.ts';
import { withAddressDate } from '../../domain/lists/fieldDate.ts';
import { shownDay, withoutWords } from '../../domain/events/presentCards.server.ts';
import { dueTeasers } from '../../domain/events/dueTeasers.ts';
import {
  EVENTS_PER_PAGE,
  FIRST_DAY_KEY,
  inFull,
  isFiltered,
  listSearch,
  readEventListQuery,
  type EventListQuery,
  type FilterKey,
} from '../../domain/lists/eventListQuery.ts';
import { optionsIn } from '../../domain/lists/listQuery.ts';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { type FilterEntries, withoutOptions } from '../../domain/lists/filterEntries.server.ts';
import { presentEventList } from './presentEventList.server.ts';
import { readFilterOptions } from '../../transport/readFilterOptions.server.ts';
import { readWaysOut } from './readWaysOut.server.ts';

/** How long a page that lacks its teasers or a filter may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads one page of the programme. An address with invalid, empty or repeated keys is redirected to
 * the same list without them, a day as a date field writes it to the day as addresses do (R10-R13,
 * R18); a page behind the end is missing. Provider failures come out as thrown.
 */
export async function loadEventList(context: LoadContext): Promise<LoadResult<EventListView>> {
  const { lang, url, now, settings, provider, log } = context;
  const search = withKnownNeeds(withAddressDate(url.searchParams), context);
  const { query, problems, needsRedirect } = readEventListQuery(search, { isSeveral: settings.several_options });
  if (problems.length > 0) log('warn', 'events.invalidQuery', { problems });
  if (needsRedirect || search !== url.searchParams)
    return { kind: 'redirect', status: 302, to: paths.events({ lang }) + listSearch(query) };

  const today = houseDayAt(now);
  const firstDay = frozenDay(url) ?? today;
  const readPage = (page: number) =>
    provider.read(eventsCall, {
      params: { lang },
      query: {
        ...query.filters,
        date: query.date ?? formatUrlDate(firstDay),
        date_to: query.dateTo,
        page,
        page_size: EVENTS_PER_PAGE,
        counts: 'options',
      },
    });
  const teasersShown = !isFiltered(query);
  try {
    const [events, before, teasers, filters] = await Promise.all([
      readPage(query.page),
      teasersShown && query.page > 1 ? readPage(query.page - 1) : null,
      teasersShown ? readTeasers(context) : [],
      readFilterOptions(context),
    ]);
    const due = dueTeasers(teasers ?? [], {
      firstDay,
      shownUntil: before && lastDayIn(before.results, firstDay),
      lastDay: events.next === null ? null : lastDayIn(events.results, firstDay),
    });
    const isPartial = filters.isPartial || teasers === null;
    const shown = presentEventList(
      {
        query,
        firstDay,
        today,
        events: events.results,
        teasers: due,
        count: events.count,
        hasNext: events.next !== null,
        entries: filters.entries,
        counts: events.option_counts,
      },
      context,
    );
    const data = events.count === 0 && isFiltered(query) ? await withWaysOut(shown, filters.entries, context) : shown;
    const end = Math.min(endOfHouseDay(today), nextOver(events.results, now));
    return {
      kind: 'page',
      data,
      documentData: { ...withoutOptions(data), items: withoutWords(data.items), days: undefined },
      head: headOf(data, context),
      // The first event is seen without scrolling, so what is chosen takes its room from the headline.
      frame: { header: data.chips.length > 0 ? 'small' : 'large' },
      validUntil: isPartial ? Math.min(end, now + PARTIAL_MS) : end,
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    throw error;
  }
}

async function withWaysOut(view: EventListView, entries: FilterEntries<FilterKey>, context: LoadContext): Promise<EventListView> {
  const { query, firstDay, path, chips } = view;
  const days = chips.find(({ key }) => key === 'day' || key === 'date')?.value ?? '';
  const nameOf = (key: FilterKey) =>
    optionsIn(query.filters[key])
      .map((option) => entries[key].find(({ value }) => value === option)?.label ?? context.text('filter.unknown'))
      .join(', ');
  const addressOf = (target: EventListQuery) => path + listSearch(target);
  return { ...view, waysOut: await readWaysOut({ query, firstDay, nameOf, days, addressOf }, context) };
}

/**
 * The day on which the visitor's list session began, where the data answer is asked for it (R5).
 */
function frozenDay(url: URL): string | null {
  const day = url.searchParams.get(FIRST_DAY_KEY);
  return day && parseUrlDate(formatUrlDate(day));
}

/** Null where the teasers cannot be read; the programme is shown without them. */
async function readTeasers({ provider, lang, log }: LoadContext): Promise<Teaser[] | null> {
  try {
    return await provider.read(teasersCall, { params: { lang } });
  } catch (error) {
    log('warn', 'events.teasersUnavailable', { error: String(error) });
    return null;
  }
}

function lastDayIn(events: readonly EventSummary[], firstDay: string): string | null {
  const last = events.at(-1);
  return last ? shownDay(last, firstDay) : null;
}

function headOf({ query, chips }: EventListView, { text, settings, lang }: LoadContext): PageHead {
  const names = chips.map(({ key, value }) => (key === 'date' ? `${text('filter.date')} ${value}` : value)).join(', ');
  const title = names ? text('list.filteredTitle', { filters: names }) : text('list.title');
  const search = listSearch({ ...inFull(query), kept: '' } satisfies EventListQuery);
  return {
    // The page is called the same whatever it is filtered by; the chips say that.
    headline: text('list.title'),
    title: query.page > 1 ? text('list.pageTitle', { title, page: query.page }) : title,
    description: text('list.description', { siteName: settings.site_name[lang] }),
    canonical: paths.events({ lang }) + search,
    alternates: { de: paths.events({ lang: 'de' }) + search, en: paths.events({ lang: 'en' }) + search },
  };
}
