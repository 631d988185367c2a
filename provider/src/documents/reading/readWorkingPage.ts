import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Page } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import { documents, workingPages } from '../../platform/database/schema/working.ts';
import { readEasyFields } from '../content/easyLanguage.ts';
import { isKept } from '../isKept.ts';
import { type PageRow, presentPage } from '../content/presentPage.ts';
import { isPreviewOf, type Reader } from '../readers/readerOf.ts';
import { visibleBlocks } from '../content/visibleBlocks.ts';
import { isDocument, type Place } from '../content/place.ts';
import { readEditedBlocks } from '../drafts/readEdited.ts';
import { readPlannedContent } from './readShown.ts';
import type { Snapshot } from '../snapshots/snapshots.ts';

/**
 * A page as editors work on it, by its id or its path in the language. `isShown` tells which
 * pages may be named as its parents and siblings. Throws `NOT_FOUND`.
 */
export async function readWorkingPage(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  wanted: { id: number } | { path: string },
  lang: Language,
  isShown: (page: PageRow) => boolean = () => true,
  readPlanned: (place: Place) => Promise<Snapshot | null> = async () => null,
): Promise<Page> {
  const all = await db.select().from(pages).where(isKept).orderBy(asc(pages.position), asc(pages.id));
  const page = all.find((each) => ('id' in wanted ? each.id === wanted.id : each.path[lang] === wanted.path));
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  const place = { contentType: 'page', objectId: page.id };
  const [document] = await db.select().from(documents).where(isDocument(documents, place));
  const planned = await readPlanned(place);
  const [texts] = await db.select().from(workingPages).where(eq(workingPages.pageId, page.id));
  const { pageId: _, ...working } = planned?.page ? { pageId: page.id, ...planned.page } : (texts ?? { pageId: page.id });
  const edited = { ...page, ...working, revision: document?.revision ?? page.revision };
  const visible = all.filter((each) => each === page || isShown(each));
  const easy = await readEasyFields(db, page, lang, clock.now());
  return { ...presentPage(edited, visible, planned?.modules ?? (await readEditedBlocks(db, place)), lang), ...easy };
}

/**
 * A page as visitors would see it if it were published now, for the
 * preview link of this page; null for every other page and reader.
 */
export async function readPreviewedPage(context: ProviderContext, path: string, reader: Reader): Promise<Page | null> {
  const { preview, planned, lang } = reader;
  const ids = [...(preview ? [preview] : []), ...planned].map(({ objectId }) => objectId);
  if (ids.length === 0) return null;
  const rows = await context.db
    .select({ id: pages.id, path: pages.path })
    .from(pages)
    .where(and(isKept, inArray(pages.id, ids)));
  const asked = rows.find((row) => row.path[lang] === path);
  if (!asked || !isPreviewOf(reader, 'page', asked.id)) return null;
  // Of pages that are offline it names none but itself.
  const page = await readWorkingPage(
    context,
    { id: asked.id },
    lang,
    ({ isOnline }) => isOnline,
    (place) => readPlannedContent(context.db, reader, place),
  );
  return { ...page, modules: visibleBlocks(page.modules, context.clock.now()).modules, valid_until: null };
}
