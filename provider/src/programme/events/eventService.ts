import {
  callPath,
  type EventAvailability,
  type EventDetail,
  eventsCall,
  type EventsQuery,
  type EventSummary,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { formatUrlDate, type IsoDay, type Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pagedAnswer } from '../../platform/http/pagedAnswer.ts';
import { readTwin } from '../../documents/content/easyLanguage.ts';
import { isInList, parseDay, wantedBy } from './eventFilters.ts';
import { findInProgramme, lateFrom } from './findInProgramme.ts';
import { presentEventDetail } from './presentEventDetail.ts';
import { readAvailability, statusOf } from './availability.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { presentEventSummary, ticketStatusOf } from './presentEventSummary.ts';
import { type ProgrammeEntry, readProgramme } from '../entries/programme.ts';
import { readTicketing } from './ticketing.ts';

const DEFAULT_PAGE_SIZE = 10;
const MAX_OTHER_DATES = 12;
/** Before all events, and a year that addresses know (R11). */
const FIRST_DAY: IsoDay = '1900-01-01';

/**
 * A page of the programme: days of the house ascending, within a day by instant, ties by id. Without
 * `date` it starts today; what began earlier today is still in it, and so is what has been on since before (R63). The neighbours' addresses carry
 * that day, so that paging across midnight has no gap and no double (R5). Asked for by `ids`, past
 * events are in it too. Throws `INVALID_QUERY` for a date that is none, `NOT_FOUND` behind the last
 * page.
 */
export async function listEvents(context: ProviderContext, lang: Language, query: EventsQuery) {
  const { page = 1, page_size: pageSize = DEFAULT_PAGE_SIZE, date, date_to: dateTo, ids, counts, ...filters } = query;
  const from = date !== undefined ? parseDay(date, 'date') : ids === undefined ? context.clock.today() : FIRST_DAY;
  const to = dateTo === undefined ? undefined : parseDay(dateTo, 'date_to');
  const programme = await readProgramme(context);
  const { found, option_counts } = findInProgramme(programme, { ids, filters, days: { from, to }, counts: counts !== undefined });
  const today = context.clock.today();
  const isOfTonight = ids === undefined && from === today;
  const late = isOfTonight ? lateFrom(programme, today, context.clock.now()) : [];
  const running = late.filter((entry) => isInList(entry, wantedBy(filters, { from: FIRST_DAY })));
  // Beside the pages: when they are over the following pages are what they were (R5).
  const shown = [...(page === 1 ? running : []), ...found.slice((page - 1) * pageSize, page * pageSize)];
  const results = await presentEvents(context, lang, shown);
  const neighbourQuery = { ...query, date: formatUrlDate(from) };
  return {
    ...pagedAnswer({ path: callPath(eventsCall, { lang }), query: neighbourQuery, page, pageSize }, found.length, results),
    count: found.length + running.length,
    ...(option_counts && { option_counts }),
  };
}

/** One event with prices, seats and its production's further dates. Throws `NOT_FOUND`. */
export async function readEvent(context: ProviderContext, lang: Language, id: number): Promise<EventDetail> {
  const { byId, ofProduction } = await readProgramme(context);
  const entry = byId.get(id);
  if (!entry) throw new SpielplanError('NOT_FOUND', { detail: 'no such event' });
  const now = context.clock.now();
  const others = (ofProduction.get(entry.production.id) ?? []).filter(
    ({ event }) => event.id !== id && event.dateStart.getTime() >= now,
  );
  const stocksOf = await readAvailability(context, [id]);
  const ticketingOf = await readTicketing(context, [id]);
  const otherDates = await presentEvents(context, lang, others.slice(0, MAX_OTHER_DATES));
  const parts = { entry, stocks: stocksOf(id), ticketing: ticketingOf(id) };
  const subjects = [
    { kind: 'event', id },
    { kind: 'production', id: entry.production.id },
  ] as const;
  return {
    ...presentEventDetail(parts, otherDates, presentOptions(context, lang)),
    ...(await readTwin(context.db, subjects)),
  };
}

/** What is left of an event's tickets at this moment. Throws `NOT_FOUND`. */
export async function readEventAvailability(context: ProviderContext, id: number): Promise<EventAvailability> {
  const { clock } = context;
  const { byId } = await readProgramme(context);
  const entry = byId.get(id);
  if (!entry) throw new SpielplanError('NOT_FOUND', { detail: 'no such event' });
  const stocks = (await readAvailability(context, [id]))(id);
  const { groups } = (await readTicketing(context, [id]))(id);
  const now = clock.now();
  return {
    ticket_status: ticketStatusOf(entry, stocks, now),
    is_shop_online: (await context.readOpenings()).is_shop_online,
    seat_groups: groups.map(({ id: groupId, number }) => {
      const own = stocks.filter(({ seatGroupId }) => seatGroupId === groupId);
      const timeslots = own.flatMap((stock) =>
        stock.blockId === null ? [] : [{ block_id: stock.blockId, status: statusOf(stock) }],
      );
      return { seat_group: number, status: statusOf(...own), timeslots };
    }),
    server_time: toHouseInstant(new Date(now)),
  };
}

/** Events as lists show them, with what is left of their tickets at this moment. */
export async function presentEvents(
  context: ProviderContext,
  lang: Language,
  entries: readonly ProgrammeEntry[],
): Promise<EventSummary[]> {
  const ids = entries.map(({ event }) => event.id);
  const stocksOf = await readAvailability(context, ids);
  const ticketingOf = await readTicketing(context, ids);
  const options = presentOptions(context, lang);
  return entries.map((entry) =>
    presentEventSummary({ entry, stocks: stocksOf(entry.event.id), ticketing: ticketingOf(entry.event.id) }, options),
  );
}

function presentOptions({ clock, configuration }: ProviderContext, lang: Language) {
  return { lang, now: clock.now(), publicOrigin: configuration.publicOrigin };
}
