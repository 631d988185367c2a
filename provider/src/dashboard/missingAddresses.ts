import { asc, between, count, desc } from 'drizzle-orm';
import { callPath, errorLogEntriesCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { errorLog } from '../platform/database/schema/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { presentLogEntry } from './errorLog/errorLogService.ts';
import { isDescending, PAGE_SIZE, type PeriodQuery, type SortQuery } from './paging.ts';
import { parsePeriod } from './period.ts';

/**
 * The addresses that were not found in a period, one line per
 * address and day of the house, newest first unless asked otherwise.
 */
export async function listMissingAddresses(
  context: ProviderContext,
  query: PeriodQuery & SortQuery<DashboardSort<'errorLogEntries'>>,
) {
  const { page = 1, sort = 'created', order: _, ...days } = query;
  const inOrder = isDescending(query, true) ? desc : asc;
  const { from, to } = parsePeriod(context, days);
  const isMeant = between(errorLog.day, from, to);
  const [total] = await context.db.select({ count: count() }).from(errorLog).where(isMeant);
  const rows = await context.db
    .select()
    .from(errorLog)
    .where(isMeant)
    .orderBy(inOrder(errorLog[sort]), desc(errorLog.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const request = { path: callPath(errorLogEntriesCall), query: { ...query }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, total?.count ?? 0, rows.map(presentLogEntry));
}
