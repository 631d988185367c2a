import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, notExists } from 'drizzle-orm';
import type { Page } from '@spielplan/shared-contracts/api';
import { documentSnapshots, documentVersions, pages } from '../../platform/database/schema/index.ts';
import { workingPages } from '../../platform/database/schema/working.ts';
import type { BlockRow, StoredBlock } from '../content/presentBlocks.ts';
import type { PageRow } from '../content/presentPage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { readEditedBlocks } from '../drafts/readEdited.ts';
import type { Place } from '../content/place.ts';
import type { LockedDocument } from '../drafts/workingCopy.ts';

/** What of a page itself a saved state holds: its content, not its address, its place or whether it is online. */
const PAGE_FIELDS = [
  'title',
  'headline',
  'metaTitle',
  'metaDescription',
  'isLandingPage',
  'theme',
  'image',
  'imageAlt',
] as const satisfies readonly (keyof PageRow)[];

/** The content of a page, null of another document, and all its blocks, in every language. */
export interface Snapshot {
  page: Pick<PageRow, (typeof PAGE_FIELDS)[number]> | null;
  modules: StoredBlock[];
}

/** Whether the working state of a document is the same as a saved one. */
export async function isAsSaved(db: Queries, place: Place, saved: Snapshot): Promise<boolean> {
  const blocks = await readEditedBlocks(db, place);
  if (!isDeepStrictEqual(contentOf(blocks), contentOf(saved.modules))) return false;
  if (!saved.page) return true;
  const [page] = await db.select().from(pages).where(eq(pages.id, place.objectId));
  const [working] = await db.select().from(workingPages).where(eq(workingPages.pageId, place.objectId));
  return page !== undefined && isDeepStrictEqual(asStored(textsOf({ ...page, ...working })), asStored(saved.page));
}

/** What is in blocks and where they stand, whenever that was written. */
function contentOf(blocks: readonly StoredBlock[]): unknown {
  return asStored(blocks.map(({ revision: _revision, marks: _marks, ...content }) => content));
}

/** As the database gives it back: what is not said is left out. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function textsOf(page: PageRow): Snapshot['page'] {
  return Object.fromEntries(PAGE_FIELDS.map((field) => [field, page[field]])) as unknown as Snapshot['page'];
}

/** Keeps the working state of a document and returns its hash; a state that is there already is not written again. */
export async function keepSnapshot(db: Queries, { place, page }: Pick<LockedDocument, 'place' | 'page'>): Promise<string> {
  const modules = (await readEditedBlocks(db, place)).map(withoutRevision);
  const [working] = page ? await db.select().from(workingPages).where(eq(workingPages.pageId, page.id)) : [];
  const texts = page && textsOf({ ...page, ...working });
  const content: Snapshot = { page: texts, modules };
  // Two documents without a block have states of their own.
  const name = page ? '' : `${place.contentType} ${place.objectId} `;
  const hash = createHash('sha256')
    .update(name + JSON.stringify(content))
    .digest('hex');
  // Locks the state that is there: cleaning may not remove it before this version holds it.
  await db
    .insert(documentSnapshots)
    .values({ hash, content })
    .onConflictDoUpdate({ target: documentSnapshots.hash, set: { hash } });
  return hash;
}

/** Forgets a state that is no version any more. */
export async function removeUnused(db: Queries, hash: string): Promise<void> {
  const used = db.select().from(documentVersions).where(eq(documentVersions.snapshotHash, hash));
  await db.delete(documentSnapshots).where(and(eq(documentSnapshots.hash, hash), notExists(used)));
}

/** The content of a version, or null. */
export async function readVersionContent(db: Queries, versionId: number): Promise<Snapshot | null> {
  const [row] = await db
    .select({ content: documentSnapshots.content })
    .from(documentVersions)
    .innerJoin(documentSnapshots, eq(documentSnapshots.hash, documentVersions.snapshotHash))
    .where(eq(documentVersions.id, versionId));
  // Written by `keepSnapshot` alone.
  return (row?.content as Snapshot | undefined) ?? null;
}

/** A saved state of this page and who saved it when, or null. */
export async function readSnapshot(
  db: Queries,
  versionId: number,
  pageId: number,
): Promise<(Snapshot & { version: NonNullable<Page['version']> }) | null> {
  const [row] = await db
    .select({ content: documentSnapshots.content, created: documentVersions.created, username: documentVersions.username })
    .from(documentVersions)
    .innerJoin(documentSnapshots, eq(documentSnapshots.hash, documentVersions.snapshotHash))
    .where(and(eq(documentVersions.id, versionId), eq(documentVersions.pageId, pageId)));
  if (!row) return null;
  // Written by `keepSnapshot` alone.
  const content = row.content as Snapshot;
  return { ...content, version: { id: versionId, created: row.created.toISOString(), username: row.username || null } };
}

/** A block as a saved state holds it: coming back to that state is a change of its own. */
export function withoutRevision(row: BlockRow): StoredBlock {
  const module: StoredBlock = { ...row };
  delete module.revision;
  return module;
}
