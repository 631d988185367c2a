import { and, count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { callPath, pageVersionsCall, restorePageVersionCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../../platform/context.ts';
import { documentVersions, pages } from '../../../platform/database/schema/index.ts';
import { pagedAnswer } from '../../../platform/http/pagedAnswer.ts';
import { registerCall } from '../../../platform/http/registerCall.ts';
import { isKept } from '../../isKept.ts';
import { accountOf } from '../../../accounts/index.ts';
import { expectedRevision } from '../../../platform/http/revisions.ts';
import { restoreVersion } from './restoreVersion.ts';

const PAGE_SIZE = 20;

/** The saved states of a page, newest first, and the way back to one. Reading one is the page call with `version_id`. */
export function registerPageVersions(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;

  registerCall(app, context, pageVersionsCall, async ({ lang, query }) => {
    const { page_id: pageId, page = 1 } = query;
    const ofPage = eq(documentVersions.pageId, pageId);
    const [known] = await db
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.id, pageId), isKept));
    if (!known) throw new SpielplanError('NOT_FOUND', { field: 'page_id', detail: 'no such page' });
    const [total] = await db.select({ count: count() }).from(documentVersions).where(ofPage);
    // A version takes in later changes of its sitting, whatever was written since.
    const newestFirst = [desc(documentVersions.changed), desc(documentVersions.id)];
    const [newest] = await db
      .select({ id: documentVersions.id })
      .from(documentVersions)
      .where(ofPage)
      .orderBy(...newestFirst)
      .limit(1);
    const rows = await db
      .select()
      .from(documentVersions)
      .where(ofPage)
      .orderBy(...newestFirst)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const results = rows.map((row) => ({
      id: row.id,
      page: pageId,
      created: row.created.toISOString(),
      username: row.username,
      summary: row.summary[lang],
      is_current: row.id === newest?.id,
    }));
    const path = callPath(pageVersionsCall, { lang });
    return pagedAnswer({ path, query: { page_id: pageId }, page, pageSize: PAGE_SIZE }, total?.count ?? 0, results);
  });

  registerCall(app, context, restorePageVersionCall, ({ lang, params, body, request }) =>
    restoreVersion(context, accountOf(request), params.id, lang, expectedRevision(request, body.revision)),
  );
}
