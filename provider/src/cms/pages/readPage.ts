import { and, asc, eq } from 'drizzle-orm';
import type { Page } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import { readSnapshot } from '../../documents/snapshots/snapshots.ts';
import { readEasyFields } from '../../documents/content/easyLanguage.ts';
import { isKept } from '../../documents/isKept.ts';
import { type PageRow, presentPage } from '../../documents/content/presentPage.ts';
import { readBlocksOfPage } from '../../documents/content/readBlocks.ts';
import type { PageReader } from '../../documents/readers/readerOf.ts';
import { visibleBlocks } from '../../documents/content/visibleBlocks.ts';

/**
 * The page at a public path. Throws `NOT_FOUND` where there is none, for an offline page to visitors, and for a
 * `versionId` that is no saved state of this page; visitors get the page as it is, whatever version they name.
 */
export async function readPage(context: ProviderContext, path: string, reader: PageReader, versionId?: number): Promise<Page> {
  const visible = await readVisiblePages(context, reader);
  const page = visible.find((candidate) => candidate.path[reader.lang] === path);
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  if (versionId !== undefined && reader.isEditor) return readVersion(context, page, visible, versionId, reader.lang);
  return present(context, page, visible, reader);
}

async function readVisiblePages({ db }: ProviderContext, { isEditor }: PageReader): Promise<PageRow[]> {
  const query = db.select().from(pages);
  return query.where(isEditor ? isKept : and(isKept, eq(pages.isOnline, true))).orderBy(asc(pages.position), asc(pages.id));
}

async function present({ db, clock }: ProviderContext, page: PageRow, visible: PageRow[], reader: PageReader): Promise<Page> {
  const easy = await readEasyFields(db, page, reader.lang, clock.now());
  const whole = { ...presentPage(page, visible, await readBlocksOfPage(db, page.id), reader.lang), ...easy };
  if (reader.isEditor) return whole;
  const { modules, nextChange } = visibleBlocks(whole.modules, clock.now());
  return { ...whole, modules, valid_until: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null };
}

async function readVersion(
  { db, clock }: ProviderContext,
  page: PageRow,
  visible: PageRow[],
  versionId: number,
  lang: Language,
): Promise<Page> {
  const snapshot = await readSnapshot(db, versionId, page.id);
  if (!snapshot) throw new SpielplanError('NOT_FOUND', { field: 'version_id', detail: 'no such version of this page' });
  const easy = await readEasyFields(db, page, lang, clock.now());
  return { ...presentPage({ ...page, ...snapshot.page }, visible, snapshot.modules, lang), ...easy, version: snapshot.version };
}
