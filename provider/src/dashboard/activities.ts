import { and, asc, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { callPath, pageActivitiesCall, type DashboardSort } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import { documentVersions, pages } from '../platform/database/schema/index.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import { toHouseInstant } from '../platform/clock/clock.ts';
import { isDescending, PAGE_SIZE, type PeriodQuery, type SortQuery } from './paging.ts';
import { isWithin, parsePeriod } from './period.ts';

/** Who changed which page in a period, newest first unless asked otherwise. The state kept from before the first change is nobody's doing. */
export async function listActivities(
  context: ProviderContext,
  lang: Language,
  query: PeriodQuery & SortQuery<DashboardSort<'pageActivities'>>,
) {
  const { page = 1, sort = 'created', order: _, ...days } = query;
  const inOrder = isDescending(query, true) ? desc : asc;
  const columns = {
    created: documentVersions.created,
    title: sql`lower(${pages.title} ->> ${lang})`,
    action: documentVersions.action,
    username: documentVersions.username,
  };
  const isMeant = and(
    isWithin(documentVersions.created, parsePeriod(context, days)),
    ne(documentVersions.action, 'first'),
    isNotNull(documentVersions.pageId),
  );
  const [total] = await context.db.select({ count: count() }).from(documentVersions).where(isMeant);
  const rows = await context.db
    .select({ version: documentVersions, pageId: pages.id, title: pages.title })
    .from(documentVersions)
    .innerJoin(pages, eq(pages.id, documentVersions.pageId))
    .where(isMeant)
    .orderBy(inOrder(columns[sort]), desc(documentVersions.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const results = rows.map(({ version, pageId, title }) => ({
    id: version.id,
    page: pageId,
    title: title[lang],
    action: version.action,
    summary: version.summary[lang],
    username: version.username,
    created: toHouseInstant(version.created),
  }));
  const request = { path: callPath(pageActivitiesCall), query: { ...query }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, total?.count ?? 0, results);
}
