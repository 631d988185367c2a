import { and, gt, gte, inArray, eq, sum, type SQL } from 'drizzle-orm';
import { callPath, ticketEventsCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import { events, inventory, reservations } from '../platform/database/schema/index.ts';
import { entriesFrom, type ProgrammeEntry, readProgramme } from '../programme/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { toHouseInstant } from '../platform/clock/clock.ts';
import { isDescending, PAGE_SIZE, type PeriodQuery, type SortQuery } from './paging.ts';

/**
 * The events of today and later that the ticket system knows, with what is sold
 * and held, in the order of the programme unless asked otherwise; ties by date.
 */
export async function listTicketEvents(
  context: ProviderContext,
  lang: Language,
  query: Pick<PeriodQuery, 'page' | 'lang'> & SortQuery<DashboardSort<'ticketEvents'>>,
) {
  const { page = 1, sort = 'date_start' } = query;
  const today = context.clock.today();
  const { entries } = await readProgramme(context);
  const found = entriesFrom(entries, today).filter(({ event }) => event.idJet !== null);
  // Only what is sorted by it needs the stock of every event.
  const isByStock = sort !== 'name' && sort !== 'date_start';
  const everyStock = isByStock ? await countStock(context, gte(events.day, today)) : null;
  const { compare: compareNames } = new Intl.Collator(lang);
  const compare = (one: ProgrammeEntry, other: ProgrammeEntry): number => {
    if (sort === 'name') return compareNames(one.production.title[lang], other.production.title[lang]);
    if (everyStock && isByStock) return everyStock(one.event.id)[sort] - everyStock(other.event.id)[sort];
    return startOf(one) - startOf(other);
  };
  const direction = isDescending(query, false) ? -1 : 1;
  const shown = found
    .toSorted((one, other) => startOf(one) - startOf(other))
    .toSorted((one, other) => direction * compare(one, other))
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const ids = shown.map(({ event }) => event.id);
  const stockOf = everyStock ?? (await countStock(context, inArray(events.id, ids)));
  const results = shown.map(({ event, production }) => ({
    id: event.id,
    id_jet: event.idJet,
    name: production.title[lang],
    date_start: toHouseInstant(event.dateStart),
    ...stockOf(event.id),
  }));
  const request = { path: callPath(ticketEventsCall), query: { ...query }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, found.length, results);
}

function startOf({ event }: ProgrammeEntry): number {
  return event.dateStart.getTime();
}

/**
 * Asked of the database itself, not of memory: anyone
 * who looks here wants the number of this moment.
 */
async function countStock({ db, clock }: ProviderContext, isMeant: SQL) {
  const stocks = await db
    .select({
      eventId: inventory.eventId,
      capacity: sum(inventory.capacity).mapWith(Number),
      sold: sum(inventory.sold).mapWith(Number),
    })
    .from(inventory)
    .innerJoin(events, eq(events.id, inventory.eventId))
    .where(isMeant)
    .groupBy(inventory.eventId);
  const holds = await db
    .select({ eventId: inventory.eventId, held: sum(reservations.quantity).mapWith(Number) })
    .from(reservations)
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
    .innerJoin(events, eq(events.id, inventory.eventId))
    .where(and(isMeant, gt(reservations.expiresAt, new Date(clock.now()))))
    .groupBy(inventory.eventId);
  const stockOf = new Map(stocks.map((row) => [row.eventId, row]));
  const heldOf = new Map(holds.map(({ eventId, held }) => [eventId, held]));
  return (eventId: number) => ({
    capacity: stockOf.get(eventId)?.capacity ?? 0,
    sold: stockOf.get(eventId)?.sold ?? 0,
    held: heldOf.get(eventId) ?? 0,
  });
}
