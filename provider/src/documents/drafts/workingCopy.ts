import { and, eq, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { modules, pages } from '../../platform/database/schema/index.ts';
import { documents, workingBlocks, workingPages } from '../../platform/database/schema/working.ts';
import { isKept } from '../isKept.ts';
import type { PageRow } from '../content/presentPage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { isDocument, type Place, standsOn } from '../content/place.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** A document within a transaction that nobody else changes meanwhile. */
export interface LockedDocument {
  place: Place;
  row: DocumentRow;
  /** The published page with the texts of the working copy; null where the document is no page. */
  page: PageRow | null;
}

/** The columns of a block, in one order for copying between tables. */
const BLOCK_COLUMNS =
  'id page_id content_type object_id parent_id column_index position slug model fields columns revision marks'.split(' ');
const BLOCK = sql.raw(BLOCK_COLUMNS.join(', '));
const EXCLUDED = sql.raw(BLOCK_COLUMNS.map((column) => `excluded.${column}`).join(', '));
/** All that may differ: an older version beside this one may give the same revision. */
const IS_SAME = sql.raw(
  ['revision', 'position', 'parent_id', 'column_index', 'slug', 'model', 'fields', 'columns', 'marks']
    .map((column) => `published.${column} is not distinct from working_modules.${column}`)
    .join(' and '),
);
const PAGE_TEXTS = sql.raw(
  'title, headline, meta_title, meta_description, is_landing_page, theme, image, image_alt, texts_revision',
);

/** Locks a document until the end of the transaction; its row is made where there is none. Throws `NOT_FOUND` for a page that is gone. */
export async function lockDocument(tx: Queries, place: Place): Promise<LockedDocument> {
  const page = place.contentType === 'page' ? await lockPage(tx, place.objectId) : null;
  if (!page) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${place.contentType}), ${place.objectId}::integer)`);
  const [known] = await tx.select().from(documents).where(isDocument(documents, place));
  const published = page?.revision ?? (await highestRevision(tx, place));
  const row = known ?? (await insertRow(tx, place, published));
  row.revision = Math.max(row.revision, published);
  if (!page || !row.hasDraft) return { place, row, page };
  const [texts] = await tx.select().from(workingPages).where(eq(workingPages.pageId, page.id));
  return { place, row, page: { ...page, ...withoutId(texts) } };
}

/** Makes the working copy where there is none; tells whether it has made one. */
export async function openWorkingCopy(tx: Queries, { place, row, page }: LockedDocument): Promise<boolean> {
  if (row.hasDraft) return false;
  await tx.execute(sql`insert into working_modules (${BLOCK}) select ${BLOCK} from modules where ${standsOn(modules, place)}`);
  if (page) {
    await tx.execute(
      sql`insert into working_pages (page_id, ${PAGE_TEXTS}) select id, ${PAGE_TEXTS} from pages where id = ${page.id}`,
    );
  }
  row.hasDraft = true;
  await tx.update(documents).set({ hasDraft: true }).where(isDocument(documents, place));
  return true;
}

/** Ends the working copy; the published state is the working one again. */
export async function dropWorkingCopy(tx: Queries, { place, row }: Pick<LockedDocument, 'place' | 'row'>): Promise<void> {
  await tx.delete(workingBlocks).where(standsOn(workingBlocks, place));
  if (place.contentType === 'page') await tx.delete(workingPages).where(eq(workingPages.pageId, place.objectId));
  row.hasDraft = false;
  await tx.update(documents).set({ hasDraft: false }).where(isDocument(documents, place));
}

/** Makes the blocks and texts of the working copy the published ones. Blocks that came from elsewhere leave what is published there. */
export async function replacePublished(tx: Queries, { place, page }: LockedDocument): Promise<void> {
  const arriving = sql`select id from working_modules where ${standsOn(workingBlocks, place)}`;
  // What stays behind of a block that moved away must not go with it.
  await tx.execute(
    sql`update modules set parent_id = null, column_index = null where parent_id in (${arriving}) and id not in (${arriving})`,
  );
  const isHere = sql`coalesce(${standsOn(modules, place)}, false)`;
  await tx.execute(sql`delete from modules where ${isHere} <> (id in (${arriving}))`);
  await tx.execute(
    sql`insert into modules (${BLOCK}) select ${BLOCK} from working_modules where ${standsOn(workingBlocks, place)}
      and not exists (select 1 from modules published where published.id = working_modules.id and ${IS_SAME})
      on conflict (id) do update set (${BLOCK}) = row (${EXCLUDED})`,
  );
  if (!page) return;
  const [texts] = await tx.select().from(workingPages).where(eq(workingPages.pageId, page.id));
  if (texts) await tx.update(pages).set(withoutId(texts)).where(eq(pages.id, page.id));
}

async function lockPage(tx: Queries, pageId: number): Promise<PageRow> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isKept))
    .for('update');
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  return page;
}

async function highestRevision(tx: Queries, place: Place): Promise<number> {
  const [highest] = await tx
    .select({ revision: sql<number>`coalesce(max(${modules.revision}), 0)::integer` })
    .from(modules)
    .where(standsOn(modules, place));
  return highest?.revision ?? 0;
}

async function insertRow(tx: Queries, place: Place, revision: number): Promise<DocumentRow> {
  const [row] = await tx
    .insert(documents)
    .values({ ...place, revision })
    .returning();
  if (!row) throw new SpielplanError('UNEXPECTED', { detail: 'the document has no row' });
  return row;
}

function withoutId(texts: typeof workingPages.$inferSelect | undefined): Partial<PageRow> {
  const { pageId: _, ...rest } = texts ?? {};
  return rest;
}
