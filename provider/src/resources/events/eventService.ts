import { asc, count, eq, and, ne, gte } from 'drizzle-orm';
import type { EventDetail, EventSummary, EventsQuery } from '@spielplan/shared-contracts/api';
import { callPath, eventsCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { formatUrlDate, type Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { events, exhibitionTypes, productions } from '../../database/schema/index.ts';
import { pagedAnswer } from '../../http/pagedAnswer.ts';
import { readStocks } from './availability.ts';
import { eventConditions, readDay } from './eventFilters.ts';
import { type EventRow, selectEvents } from './eventRows.ts';
import { readEventTags } from './eventTags.ts';
import { presentEventDetail } from './presentEventDetail.ts';
import { presentEventSummary } from './presentEventSummary.ts';
import { readTicketing } from './ticketing.ts';

const DEFAULT_PAGE_SIZE = 10;
const MOST_OTHER_DATES = 12;

/**
 * A page of the programme: Berlin days ascending, within a day by instant, ties by id. Without `date` it starts today;
 * what began earlier today is still in it. The neighbours' addresses carry that day, so that paging across midnight has
 * no gap and no double (decision 5). Throws `INVALID_QUERY` for a date that is none, `NOT_FOUND` behind the last page.
 */
export async function listEvents(context: ProviderContext, lang: Language, query: EventsQuery) {
  const { db, clock } = context;
  const { page = 1, page_size: pageSize = DEFAULT_PAGE_SIZE, date, date_to: dateTo, ...filters } = query;
  const from = date === undefined ? clock.today() : readDay(date, 'date');
  const to = dateTo === undefined ? undefined : readDay(dateTo, 'date_to');
  const where = eventConditions(db, filters, { from, to });
  const [total] = await db
    .select({ count: count() })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.productionId))
    .innerJoin(exhibitionTypes, eq(exhibitionTypes.id, productions.exhibitionTypeId))
    .where(where);
  const offset = (page - 1) * pageSize;
  const isBehindTheEnd = offset >= (total?.count ?? 0);
  const rows = isBehindTheEnd ? [] : await selectEvents(db).where(where).orderBy(...IN_ORDER).limit(pageSize).offset(offset);
  const results = await presentAll(context, lang, rows);
  const path = callPath(eventsCall, { lang });
  const { page: _, ...neighbourQuery } = { ...query, date: formatUrlDate(from) };
  return pagedAnswer({ path, query: neighbourQuery, page, pageSize }, total?.count ?? 0, results);
}

/** One event with prices, seats and its production's further dates. Throws `NOT_FOUND`. */
export async function readEvent(context: ProviderContext, lang: Language, id: number): Promise<EventDetail> {
  const { db, clock } = context;
  const [row] = await selectEvents(db).where(eq(events.id, id));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such event' });
  const others = await selectEvents(db)
    .where(and(eq(events.productionId, row.production.id), ne(events.id, id), gte(events.dateStart, new Date(clock.now()))))
    .orderBy(...IN_ORDER)
    .limit(MOST_OTHER_DATES);
  const [tags, stocks, ticketing] = await Promise.all([
    readEventTags(db, [id]),
    readStocks(db, [id], clock.now()),
    readTicketing(db, id),
  ]);
  const options = presentOptions(context, lang);
  const otherDates = await presentAll(context, lang, others);
  return presentEventDetail({ row, tags: tags.get(id) ?? [], stocks }, ticketing, otherDates, options);
}

const IN_ORDER = [asc(events.day), asc(events.dateStart), asc(events.id)];

async function presentAll(context: ProviderContext, lang: Language, rows: EventRow[]): Promise<EventSummary[]> {
  const ids = rows.map(({ event }) => event.id);
  const [tags, stocks] = await Promise.all([readEventTags(context.db, ids), readStocks(context.db, ids, context.clock.now())]);
  const stocksOf = Map.groupBy(stocks, ({ eventId }) => eventId);
  const options = presentOptions(context, lang);
  return rows.map((row) =>
    presentEventSummary({ row, tags: tags.get(row.event.id) ?? [], stocks: stocksOf.get(row.event.id) ?? [] }, options),
  );
}

function presentOptions({ clock, configuration }: ProviderContext, lang: Language) {
  return { lang, now: clock.now(), publicOrigin: configuration.publicOrigin };
}
