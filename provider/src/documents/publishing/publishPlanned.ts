import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { freeFromRedirects } from '../links/freeFromRedirects.ts';
import { modules, pages } from '../../platform/database/schema/index.ts';
import { documents, workingBlocks } from '../../platform/database/schema/working.ts';
import type { StoredBlock } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { nextBlockId } from '../drafts/claimSlug.ts';
import { readDocumentState } from '../saving/documentState.ts';
import { isDocument, type Place, standsOn } from '../content/place.ts';
import { isAsSaved, readVersionContent, type Snapshot, withoutRevision } from '../snapshots/snapshots.ts';
import { publishLocked } from '../drafts/publishLocked.ts';
import { dropWorkingCopy, type LockedDocument } from '../drafts/workingCopy.ts';

/**
 * Publishes at `now` (epoch ms) the version that the plan of a locked document was made of; what was written since stays a draft.
 * False where the plan has no version.
 */
export async function publishPlanned(tx: Queries, document: LockedDocument, now: number): Promise<boolean> {
  const { place, row, page } = document;
  const planned = row.planVersion === null ? null : await readVersionContent(tx, row.planVersion);
  if (!planned) return false;
  const isNewest = await isAsSaved(tx, place, planned);
  if (page && !page.isOnline) {
    await tx.update(pages).set({ isOnline: true }).where(eq(pages.id, page.id));
    place.hasFreedAddress = await freeFromRedirects(tx, [page.path]);
  }
  if (isNewest || !row.hasDraft) {
    await publishLocked(tx, document, now);
    return true;
  }
  // Editors who know a block as it was published must not take it for what it is now.
  row.revision += 1;
  await replaceBlocks(tx, place, planned, row.revision);
  const publishedAt = new Date(now);
  if (page && planned.page) {
    const texts = { ...planned.page, textsRevision: row.revision };
    await tx
      .update(pages)
      .set({ ...texts, revision: row.revision, modified: publishedAt })
      .where(eq(pages.id, page.id));
  }
  const state = { publishedAt, isUnpublished: false, revision: row.revision };
  Object.assign(row, state);
  await tx.update(documents).set(state).where(isDocument(documents, place));
  if ((await readDocumentState(tx, place, 'draft')).state === 'published') await dropWorkingCopy(tx, document);
  return true;
}

/** Makes the blocks of a saved state the published ones of a place. What visitors see elsewhere by now comes as a copy. */
async function replaceBlocks(tx: Queries, place: Place, { modules: saved }: Snapshot, revision: number): Promise<void> {
  const wanted = await withFreeIds(tx, place, saved);
  const ids = wanted.map(({ id }) => id);
  const isHere = standsOn(modules, place);
  const working = await tx.select().from(workingBlocks).where(standsOn(workingBlocks, place));
  // Out of their parents first, so that none goes with one that goes.
  await tx.update(modules).set({ parentId: null, columnIndex: null }).where(isHere);
  await tx.delete(modules).where(and(isHere, ids.length > 0 ? notInArray(modules.id, ids) : undefined));
  for (const block of wanted) {
    const same = working.find(({ id }) => id === block.id);
    const isAsEdited = same !== undefined && isDeepStrictEqual(withoutRevision(same), { ...withoutRevision(same), ...block });
    const values = { ...block, slug: await freeSlug(tx, block), parentId: null, revision: isAsEdited ? same.revision : revision };
    await tx.insert(modules).values(values).onConflictDoUpdate({ target: modules.id, set: values });
  }
  for (const { id, parentId } of wanted) {
    if (parentId !== null) await tx.update(modules).set({ parentId }).where(eq(modules.id, id));
  }
}

async function withFreeIds(tx: Queries, place: Place, blocks: readonly StoredBlock[]): Promise<StoredBlock[]> {
  const ids = blocks.map(({ id }) => id);
  if (ids.length === 0) return [];
  const isElsewhere = sql`not coalesce(${standsOn(modules, place)}, false)`;
  const taken = await tx
    .select({ id: modules.id })
    .from(modules)
    .where(and(inArray(modules.id, ids), isElsewhere));
  const newIds = new Map<number, number>();
  for (const { id } of taken) newIds.set(id, await nextBlockId(tx));
  const idOf = (id: number) => newIds.get(id) ?? id;
  return blocks.map((block) => ({
    ...block,
    id: idOf(block.id),
    parentId: block.parentId === null ? null : idOf(block.parentId),
  }));
}

/** A name that another published block has taken meanwhile stays there. */
async function freeSlug(tx: Queries, { id, slug }: StoredBlock): Promise<string> {
  const [taken] = await tx
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.slug, slug), sql`${modules.id} <> ${id}`));
  return taken ? `${slug}-${id}` : slug;
}
