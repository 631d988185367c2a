import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { editedBlocks, workingBlocks, workingPages } from '../../platform/database/schema/working.ts';
import type { BlockRow, StoredBlock } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { claimSlug, lockSlugs, nextBlockId } from '../drafts/claimSlug.ts';
import { type Place, standsOn } from '../content/place.ts';
import { type Snapshot, withoutRevision } from './snapshots.ts';

/**
 * Makes a saved state the working one. Blocks that the state does not have go, those it has come back; whichever changes by that gets
 * the new revision. A block that lives on another document meanwhile comes back as a copy.
 */
export async function putBack(tx: Queries, place: Place, snapshot: Snapshot, revision: number): Promise<void> {
  if (snapshot.page && place.contentType === 'page') {
    const isPage = eq(workingPages.pageId, place.objectId);
    const [texts] = await tx.select().from(workingPages).where(isPage);
    const isNew = !isDeepStrictEqual({ ...texts, ...snapshot.page }, texts);
    await tx
      .update(workingPages)
      .set({ ...snapshot.page, ...(isNew && { textsRevision: revision }) })
      .where(isPage);
  }
  await lockSlugs(tx);
  const present = await tx.select().from(workingBlocks).where(standsOn(workingBlocks, place));
  const wanted = await withFreeIds(tx, snapshot.modules, present);
  const ids = wanted.map(({ id }) => id);
  const isHere = standsOn(workingBlocks, place);
  // Out of their parents first, so that none goes with one that goes.
  await tx.update(workingBlocks).set({ parentId: null }).where(isHere);
  await tx.delete(workingBlocks).where(and(isHere, ids.length > 0 ? notInArray(workingBlocks.id, ids) : undefined));
  for (const module of wanted) {
    const known = present.find(({ id }) => id === module.id);
    if (known) {
      const row = { ...module, slug: known.slug };
      const changed = { ...row, parentId: null, revision: isSame(known, row) ? known.revision : revision };
      await tx.update(workingBlocks).set(changed).where(eq(workingBlocks.id, module.id));
    } else {
      const slug = await freeSlug(tx, module.slug, place);
      await tx.insert(workingBlocks).values({ ...module, slug, parentId: null, revision });
    }
  }
  for (const { id, parentId } of wanted) {
    if (parentId !== null) await tx.update(workingBlocks).set({ parentId }).where(eq(workingBlocks.id, id));
  }
}

/** The blocks of a state; whichever lives elsewhere by now gets an id of its own. */
async function withFreeIds(tx: Queries, blocks: readonly StoredBlock[], present: readonly BlockRow[]): Promise<StoredBlock[]> {
  const missing = blocks.map(({ id }) => id).filter((id) => !present.some((row) => row.id === id));
  if (missing.length === 0) return [...blocks];
  const elsewhere = await tx.select({ id: editedBlocks.id }).from(editedBlocks).where(inArray(editedBlocks.id, missing));
  const newIds = new Map<number, number>();
  for (const { id } of elsewhere) newIds.set(id, await nextBlockId(tx));
  const idOf = (id: number) => newIds.get(id) ?? id;
  return blocks.map((block) => ({
    ...block,
    id: idOf(block.id),
    parentId: block.parentId === null ? null : idOf(block.parentId),
  }));
}

/** A name that another block has taken meanwhile, or is about to take, stays there. */
async function freeSlug(tx: Queries, wanted: string, place: Place): Promise<string> {
  for (let slug = wanted; ; slug = `${wanted}-${randomBytes(4).toString('hex')}`) {
    if (!(await claimSlug(tx, slug, place))) return slug;
  }
}

function isSame(present: BlockRow, module: StoredBlock): boolean {
  const row = withoutRevision(present);
  return isDeepStrictEqual(row, { ...row, ...module });
}
