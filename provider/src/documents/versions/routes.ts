import { count, desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  callPath,
  documentVersionCall,
  documentVersionsCall,
  type DocumentVersion,
  nameDocumentVersionCall,
  restoreDocumentVersionCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { documentVersions, pages } from '../../platform/database/schema/index.ts';
import { pagedAnswer } from '../../platform/http/pagedAnswer.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { accountOf } from '../../accounts/index.ts';
import { expectedRevision } from '../../platform/http/revisions.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { placeOf } from '../content/place.ts';
import { presentEditedBlocks } from '../drafts/presentEdited.ts';
import { requirePlace } from '../drafts/requirePlace.ts';
import { lockDocument } from '../drafts/workingCopy.ts';
import { describeNaming } from '../snapshots/describeChange.ts';
import { keepVersion, versionsOf } from '../snapshots/keepVersion.ts';
import { requireVersion, restoreDocument, type VersionRow } from './restoreDocument.ts';
import { readVersionContent } from '../snapshots/snapshots.ts';

const PAGE_SIZE = 20;

/** The stored states of a document, newest first, and the way back to one, or to one block of it. */
export function registerDocumentVersions(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;

  registerCall(app, context, documentVersionsCall, async ({ lang, query: { page = 1, ...query } }) => {
    const isMeant = versionsOf(await requirePlace(context, query));
    const [total] = await db.select({ count: count() }).from(documentVersions).where(isMeant);
    const rows = await db
      .select()
      .from(documentVersions)
      .where(isMeant)
      .orderBy(desc(documentVersions.changed), desc(documentVersions.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const results = await presentVersions(context, rows, lang);
    const path = callPath(documentVersionsCall, { lang });
    return pagedAnswer({ path, query, page, pageSize: PAGE_SIZE }, total?.count ?? 0, results);
  });

  registerCall(app, context, documentVersionCall, async ({ lang, params }) => {
    const row = await requireVersion(context, params.id);
    const content = await readVersionContent(db, row.id);
    const [version] = await presentVersions(context, [row], lang);
    if (!content || !version) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
    return { version, blocks: presentEditedBlocks(content.modules, lang) };
  });

  registerCall(app, context, nameDocumentVersionCall, async ({ lang, body, request }) => {
    const place = await requirePlace(context, body);
    const editor = accountOf(request);
    const { name } = body;
    const id = await db.transaction(async (tx) => {
      const document = await lockDocument(tx, place);
      const what = { kind: 'named', name, action: 'update', summary: describeNaming(name) } as const;
      return keepVersion(tx, document, { ...what, editor, now: context.clock.now() });
    });
    const [version] = await presentVersions(context, [await requireVersion(context, id)], lang);
    if (!version) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
    return version;
  });

  registerCall(app, context, restoreDocumentVersionCall, ({ lang, params, body, request }) => {
    const expected = expectedRevision(request, body.revision);
    return restoreDocument(context, accountOf(request), { versionId: params.id, block: body.block, lang }, expected);
  });
}

async function presentVersions({ db }: ProviderContext, rows: readonly VersionRow[], lang: Language): Promise<DocumentVersion[]> {
  const known = rows.some(({ pageId }) => pageId !== null) ? await db.select().from(pages) : [];
  return rows.map((row) => {
    const { contentType, objectId } = placeOf(row);
    const page = known.find(({ id }) => id === row.pageId);
    return {
      id: row.id,
      content_type: contentType,
      object_id: objectId,
      kind: row.kind,
      name: row.name,
      created: row.created.toISOString(),
      changed: row.changed.toISOString(),
      username: row.username,
      summary: row.summary[lang],
      url: page ? `${pagePaths(page)[lang]}?v=${row.id}` : null,
    };
  });
}
