import { eventsCall, type EventsQuery, type EventSummary } from '@spielplan/shared-contracts/api';
import { formatUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, houseDay, houseDayAt, formatDate, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { calendarEntry } from '../../domain/calendar/calendarEntry.server.ts';
import { calendarFile } from '../../domain/calendar/calendarFile.server.ts';
import { listSearch, readEventListQuery, type SelectedFilters } from '../../domain/lists/eventListQuery.ts';
import { ownPaths } from '../../routes.ts';

const PAGE_SIZE = 100;
/** About a year of a large house; calendars take no larger file. What lies behind comes with a later refresh. */
const MAX_PAGES = 20;
const REFRESH_HOURS = 6;
const HOUR_MS = 3_600_000;

/**
 * The programme from today on as a calendar to subscribe to, filtered as the events page is. It is
 * made again every hour; cancelled events stay in it and say so. One that is too long ends with a
 * whole day, and says with which. Invalid keys are redirected away as on the page (R13).
 */
export async function loadProgrammeCalendar(context: LoadContext): Promise<LoadResult> {
  const { lang, url, now, settings, text } = context;
  const { query, needsRedirect } = readEventListQuery(url.searchParams, { isSeveral: settings.several_options });
  const { filters } = query;
  const path = ownPaths.programmeCalendarFile({ lang });
  if (needsRedirect) return { kind: 'redirect', status: 302, to: path + listSearch({ ...query, page: 1 }) };
  const { events, until } = await readAll(
    { ...filters, date: query.date ?? formatUrlDate(houseDayAt(now)), date_to: query.dateTo },
    context,
  );
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const made = inHouseZone(new Date(hour).toISOString()).toISO();
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: path.slice(path.lastIndexOf('/') + 1),
    body: calendarFile(
      events.map((event) => calendarEntry(event, made, context)),
      {
        origin: url.origin,
        siteName: settings.site_name[lang],
        name: text('calendar.name', { siteName: settings.site_name[lang] }),
        description: until && text('calendar.until', { date: formatDate(`${until}T12:00:00Z`, lang) }),
        refreshHours: REFRESH_HOURS,
      },
    ),
    validUntil: hour + HOUR_MS,
  };
}

async function readAll(
  filters: SelectedFilters & Pick<EventsQuery, 'date' | 'date_to'>,
  { provider, lang, log }: LoadContext,
): Promise<{ events: EventSummary[]; until: IsoDay | null }> {
  const events: EventSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { results, next } = await provider.read(eventsCall, {
      params: { lang },
      query: { ...filters, page, page_size: PAGE_SIZE },
    });
    events.push(...results);
    if (next === null) return { events, until: null };
  }
  log('warn', 'calendar.cutOff', { events: events.length });
  const lastDay = houseDay(events.at(-1)!.date_start);
  const whole = events.filter(({ date_start: start }) => houseDay(start) < lastDay);
  return { events: whole, until: addDays(lastDay, -1) };
}
