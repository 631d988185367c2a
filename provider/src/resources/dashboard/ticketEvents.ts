import { and, gt, inArray, eq, sum } from 'drizzle-orm';
import { callPath, ticketEventsCall, type DashboardSort, type ticketEventSchema } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { z } from 'zod';
import type { ProviderContext } from '../../context.ts';
import { inventory, reservations } from '../../database/schema/index.ts';
import { pagedAnswer } from '../../http/pagedAnswer.ts';
import { toBerlinInstant } from '../../clock.ts';
import { isDescending, PAGE_SIZE, type PeriodQuery, type SortQuery } from './paging.ts';

type TicketEvent = z.output<typeof ticketEventSchema>;

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
  const { entries } = await context.readProgramme();
  const found = entries.filter(({ event }) => event.idJet !== null && event.day >= today);
  const stockOf = await countStock(
    context,
    found.map(({ event }) => event.id),
  );
  const all = found.map(({ event, production }) => ({
    id: event.id,
    id_jet: event.idJet,
    name: production.title[lang],
    date_start: toBerlinInstant(event.dateStart),
    ...stockOf(event.id),
  }));
  const direction = isDescending(query, false) ? -1 : 1;
  const sorted = all
    .toSorted((one, other) => Date.parse(one.date_start) - Date.parse(other.date_start))
    .toSorted((one, other) => direction * compare(one, other, sort, lang));
  const results = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const request = { path: callPath(ticketEventsCall), query: { ...query }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, all.length, results);
}

function compare(one: TicketEvent, other: TicketEvent, sort: DashboardSort<'ticketEvents'>, lang: Language): number {
  if (sort === 'name') return one.name.localeCompare(other.name, lang);
  if (sort === 'date_start') return Date.parse(one.date_start) - Date.parse(other.date_start);
  return one[sort] - other[sort];
}

/**
 * Asked of the database itself, not of memory: anyone
 * who looks here wants the number of this moment.
 */
async function countStock({ db, clock }: ProviderContext, eventIds: readonly number[]) {
  const isMeant = inArray(inventory.eventId, [...eventIds]);
  const stocks = await db
    .select({
      eventId: inventory.eventId,
      capacity: sum(inventory.capacity).mapWith(Number),
      sold: sum(inventory.sold).mapWith(Number),
    })
    .from(inventory)
    .where(isMeant)
    .groupBy(inventory.eventId);
  const holds = await db
    .select({ eventId: inventory.eventId, held: sum(reservations.quantity).mapWith(Number) })
    .from(reservations)
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
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
