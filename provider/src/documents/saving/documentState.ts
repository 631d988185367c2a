import { eq, sql } from 'drizzle-orm';
import type { DocumentState, Publishing } from '@spielplan/shared-contracts/api';
import { documentVersions, modules, pages } from '../../platform/database/schema/index.ts';
import { documents, workingBlocks } from '../../platform/database/schema/working.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { isDocument, type Place, standsOn } from '../content/place.ts';
import { isAsSaved, readVersionContent } from '../snapshots/snapshots.ts';
import type { DocumentRow } from '../drafts/workingCopy.ts';

/** Where a document stands; whether it exists the caller knows. */
export async function readDocumentState(db: Queries, place: Place, publishing: Publishing): Promise<DocumentState> {
  const { contentType, objectId } = place;
  const [row] = await db.select().from(documents).where(isDocument(documents, place));
  const [page] = contentType === 'page' ? await db.select().from(pages).where(eq(pages.id, objectId)) : [];
  const changedBlocks = row?.hasDraft ? await countChanged(db, place) : 0;
  const isUnpublished = page ? !page.isOnline : row?.isUnpublished === true;
  const isChanged = changedBlocks > 0 || (row?.hasDraft === true && page !== undefined && (await hasNewTexts(db, page.id)));
  return {
    content_type: contentType,
    object_id: objectId,
    publishing,
    state: isUnpublished ? 'unpublished' : isChanged ? 'changed' : 'published',
    revision: row?.revision ?? page?.revision ?? (await highestRevision(db, place)),
    published_at: instant(row, 'publishedAt'),
    scheduled_at: instant(row, 'scheduledAt'),
    ...(row?.scheduledAt && row.planVersion !== null ? await describePlanned(db, place, row.planVersion) : {}),
    changed_blocks: changedBlocks,
  };
}

/** Which state a plan publishes, and whether something else is written by now. */
async function describePlanned(db: Queries, place: Place, version: number): Promise<Partial<DocumentState>> {
  const [planned] = await db.select().from(documentVersions).where(eq(documentVersions.id, version));
  const content = await readVersionContent(db, version);
  if (!planned || !content) return {};
  return {
    scheduled_version: version,
    scheduled_as_of: planned.created.toISOString(),
    scheduled_outdated: !(await isAsSaved(db, place, content)),
  };
}

function instant(row: DocumentRow | undefined, key: 'publishedAt' | 'scheduledAt'): string | null {
  return row?.[key]?.toISOString() ?? null;
}

/** Neighbours that only made room for another block are not counted. */
async function countChanged(db: Queries, place: Place): Promise<number> {
  const working = sql`select * from working_modules where ${standsOn(workingBlocks, place)}`;
  const published = sql`select * from modules where ${standsOn(modules, place)}`;
  const [row] = await db.select({ changed: sql<number>`count(*)::integer` }).from(
    sql`(${working}) w full join (${published}) p on p.id = w.id
      where w.id is null or p.id is null
        or (w.parent_id, w.column_index, w.slug, w.fields, w.columns) is distinct from
           (p.parent_id, p.column_index, p.slug, p.fields, p.columns)
        or (w.position <> p.position and w.revision <> p.revision)`,
  );
  return row?.changed ?? 0;
}

/** Whether the working texts of a page are others than the published ones. */
export async function hasNewTexts(db: Queries, pageId: number): Promise<boolean> {
  const texts = sql.raw('title, headline, meta_title, meta_description, is_landing_page, theme, image, image_alt');
  const [row] = await db
    .select({ pages: sql<number>`count(*)::integer` })
    .from(
      sql`(select ${texts} from pages where id = ${pageId} union select ${texts} from working_pages where page_id = ${pageId}) as both_states`,
    );
  return (row?.pages ?? 1) > 1;
}

async function highestRevision(db: Queries, place: Place): Promise<number> {
  const [row] = await db
    .select({ revision: sql<number>`coalesce(max(${modules.revision}), 0)::integer` })
    .from(modules)
    .where(standsOn(modules, place));
  return row?.revision ?? 0;
}
