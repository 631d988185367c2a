import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Page } from '@spielplan/shared-contracts/api';
import { pageSnapshots, pageVersions } from '../../database/schema/index.ts';
import type { BlockRow, StoredBlock } from '../pages/presentBlocks.ts';
import type { PageRow } from '../pages/presentPage.ts';
import { type Queries, readBlocksOfPage } from '../pages/readBlocks.ts';

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

/** The content of a page and all its blocks, in every language. */
export interface Snapshot {
  page: Pick<PageRow, (typeof PAGE_FIELDS)[number]>;
  modules: StoredBlock[];
}

/** Keeps the present state of a page and returns its hash; a state that is there already is not written again. */
export async function keepSnapshot(db: Queries, page: PageRow): Promise<string> {
  const modules = (await readBlocksOfPage(db, page.id)).map(withoutRevision);
  const content: Snapshot = {
    page: Object.fromEntries(PAGE_FIELDS.map((field) => [field, page[field]])) as unknown as Snapshot['page'],
    modules,
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  await db.insert(pageSnapshots).values({ hash, content }).onConflictDoNothing();
  return hash;
}

/** A saved state of this page and who saved it when, or null. */
export async function readSnapshot(
  db: Queries,
  versionId: number,
  pageId: number,
): Promise<(Snapshot & { version: NonNullable<Page['version']> }) | null> {
  const [row] = await db
    .select({ content: pageSnapshots.content, created: pageVersions.created, username: pageVersions.username })
    .from(pageVersions)
    .innerJoin(pageSnapshots, eq(pageSnapshots.hash, pageVersions.snapshotHash))
    .where(and(eq(pageVersions.id, versionId), eq(pageVersions.pageId, pageId)));
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
