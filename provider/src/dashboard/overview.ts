import { and, between, count, countDistinct, eq, isNotNull, ne, sum } from 'drizzle-orm';
import type { dashboardOverviewCall } from '@spielplan/shared-contracts/api';
import type { z } from 'zod';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../platform/context.ts';
import {
  documentVersions,
  errorLog,
  formEntries,
  orderLines,
  orders,
  searchKeywords,
} from '../platform/database/schema/index.ts';
import { houseDayOf, isWithin, type Period } from './period.ts';

type Overview = z.output<typeof dashboardOverviewCall.answer>;
type Counts = ReadonlyMap<IsoDay, number>;

/** What happened on each day of a period, oldest first, as it is counted in the tables. */
export async function readOverview({ db }: ProviderContext, period: Period): Promise<Overview> {
  const changeDay = houseDayOf(documentVersions.created);
  const pageChanges = await db
    .select({ day: changeDay, number: count() })
    .from(documentVersions)
    .where(
      and(isWithin(documentVersions.created, period), ne(documentVersions.action, 'first'), isNotNull(documentVersions.pageId)),
    )
    .groupBy(changeDay);

  const entryDay = houseDayOf(formEntries.createdAt);
  const entries = await db
    .select({ day: entryDay, number: count() })
    .from(formEntries)
    .where(isWithin(formEntries.createdAt, period))
    .groupBy(entryDay);

  const searches = await db
    .select({ day: searchKeywords.day, number: sum(searchKeywords.searches).mapWith(Number) })
    .from(searchKeywords)
    .where(between(searchKeywords.day, period.from, period.to))
    .groupBy(searchKeywords.day);

  const errors = await db
    .select({ day: errorLog.day, number: sum(errorLog.count).mapWith(Number) })
    .from(errorLog)
    .where(between(errorLog.day, period.from, period.to))
    .groupBy(errorLog.day);

  const orderDay = houseDayOf(orders.orderedAt);
  const sales = await db
    .select({ day: orderDay, orders: countDistinct(orders.id), tickets: sum(orderLines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isWithin(orders.orderedAt, period))
    .groupBy(orderDay);

  const counted = {
    page_changes: byDay(pageChanges),
    form_entries: byDay(entries),
    searches: byDay(searches),
    errors: byDay(errors),
    orders: byDay(sales.map(({ day, orders: number }) => ({ day, number }))),
    tickets: byDay(sales.map(({ day, tickets: number }) => ({ day, number }))),
  };
  return {
    days: daysOf(period).map((day) => ({
      day,
      page_changes: counted.page_changes.get(day) ?? 0,
      form_entries: counted.form_entries.get(day) ?? 0,
      searches: counted.searches.get(day) ?? 0,
      errors: counted.errors.get(day) ?? 0,
      orders: counted.orders.get(day) ?? 0,
      tickets: counted.tickets.get(day) ?? 0,
    })),
  };
}

function byDay(rows: readonly { day: IsoDay; number: number }[]): Counts {
  return new Map(rows.map(({ day, number }) => [day, number]));
}

function daysOf({ from, to }: Period): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
