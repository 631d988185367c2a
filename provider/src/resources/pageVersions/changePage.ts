import { eq, sql } from 'drizzle-orm';
import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { modules, pages, pageVersions } from '../../database/schema/index.ts';
import type { EditorRow } from '../../security/sessions.ts';
import type { PageRow } from '../pages/presentPage.ts';
import type { Queries } from '../pages/readBlocks.ts';
import { describeFirst } from './describeChange.ts';
import { keepSnapshot } from './snapshots.ts';

/** What blocks stand on: a page, or another thing of the site by its type and id. */
export interface Place {
  contentType: string;
  objectId: number;
}

export interface ChangeOnPlace {
  tx: Queries;
  /** The page; null where the place is none. */
  page: PageRow | null;
  /** The revision that whatever is changed now gets; higher than any that was there before. */
  revision: number;
}

/** Which answers show what stands on a place; all of them where it is not named here. */
const COUNTED: Readonly<Record<string, readonly ChangeTopic[]>> = {
  page: ['pages'],
  site: ['pages'],
  event: ['pages', 'events'],
  production: ['pages', 'events'],
  series: ['pages', 'events'],
  article: ['pages', 'stories'],
  venue: ['pages', 'places'],
};

/** How a change ended: what to answer, and what to write down of it where something was changed. */
export interface ChangeResult<T> {
  value: T;
  change?: { action: 'create' | 'update' | 'delete' | 'restore'; summary: Localised };
}

/**
 * Makes one change to the blocks of a place, all or nothing, one editor after the other: whoever comes second sees what the
 * first one left. A change of a page becomes a version, and the first one also keeps the state before it. Throws
 * `NOT_FOUND` where the page is gone.
 */
export async function changePlace<T>(
  context: ProviderContext,
  editor: EditorRow,
  place: Place,
  work: (on: ChangeOnPlace) => Promise<ChangeResult<T>>,
): Promise<T> {
  const { value, change } = await context.db.transaction(async (tx) => {
    const page = place.contentType === 'page' ? await lockPage(tx, place.objectId) : null;
    if (!page) return changeElsewhere(tx, place, work);
    const first = await keepFirstState(tx, page);
    const revision = page.revision + 1;
    const result = await work({ tx, page, revision });
    if (!result.change) return result;
    const created = new Date(context.clock.now());
    if (first) await tx.insert(pageVersions).values({ ...first, created });
    const [changed] = await tx.update(pages).set({ revision, modified: created }).where(eq(pages.id, page.id)).returning();
    const snapshotHash = await keepSnapshot(tx, changed ?? page);
    const { id: editorId, username } = editor;
    await tx
      .insert(pageVersions)
      .values({ pageId: page.id, snapshotHash, revision, created, editorId, username, ...result.change });
    return result;
  });
  if (change) context.changes.changed('content', COUNTED[place.contentType]);
  return value;
}

async function lockPage(tx: Queries, pageId: number): Promise<PageRow> {
  const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for('update');
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  return page;
}

async function changeElsewhere<T>(
  tx: Queries,
  { contentType, objectId }: Place,
  work: (on: ChangeOnPlace) => Promise<ChangeResult<T>>,
): Promise<ChangeResult<T>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${contentType}), ${objectId}::integer)`);
  const [highest] = await tx
    .select({ revision: sql<number>`coalesce(max(${modules.revision}), 0)::integer` })
    .from(modules)
    .where(sql`${modules.contentType} = ${contentType} and ${modules.objectId} = ${objectId}`);
  return work({ tx, page: null, revision: (highest?.revision ?? 0) + 1 });
}

/** The state before a page's first change, which has no author; null once there are versions. */
async function keepFirstState(tx: Queries, page: PageRow) {
  const [known] = await tx.select({ id: pageVersions.id }).from(pageVersions).where(eq(pageVersions.pageId, page.id)).limit(1);
  if (known) return null;
  const snapshotHash = await keepSnapshot(tx, page);
  return {
    pageId: page.id,
    snapshotHash,
    revision: page.revision,
    username: '',
    action: 'first' as const,
    summary: describeFirst(),
  };
}
