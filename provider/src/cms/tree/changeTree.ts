import { inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type PageChangeKind, type PageNode, pageNodeConflictSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { findOwnedAddress, type OwnedAddress } from '../../documents/links/softwareAddresses.ts';
import { accountOf, audit } from '../../accounts/index.ts';
import type { PageRow } from '../../documents/content/presentPage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../../platform/http/revisions.ts';
import { readNodes } from './readNodes.ts';

/** What the tree is made of; with all of each page two thousand take a tenth of a second. */
const COLUMNS = {
  id: pages.id,
  parentId: pages.parentId,
  path: pages.path,
  title: pages.title,
  isOnline: pages.isOnline,
  position: pages.position,
  placeRevision: pages.placeRevision,
  removedAt: pages.removedAt,
  removedWith: pages.removedWith,
  isEasy: pages.isEasy,
  easyKind: pages.easyKind,
  easyId: pages.easyId,
};
export type TreePage = Pick<PageRow, keyof typeof COLUMNS>;

/** A change of the tree within its transaction: nobody else changes it meanwhile. */
export interface TreeChange {
  tx: Queries;
  /** Every page, those in the bin included. */
  all: readonly TreePage[];
  /** Writes columns of a page, and that the account changed it now. */
  write(id: number, columns: Partial<PageRow>): Promise<void>;
  note(id: number, kind: PageChangeKind, detail?: string): Promise<void>;
  now: Date;
  /** The language and the owner of an address that the software answers before any page; null where it is the page's. */
  findOwned(path: Localised): OwnedAddress | null;
}

/** Runs one change of the tree after the other, over all processes, with its lines in the audit table; tells the site. */
export async function changeTree<T>(
  context: ProviderContext,
  request: FastifyRequest,
  work: (change: TreeChange) => Promise<T>,
): Promise<T> {
  const account = accountOf(request);
  const now = new Date(context.clock.now());
  let isChanged = false;
  const value = await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page tree'))`);
    // In the order in which documents are locked, so that the two never wait for each other.
    const all = await tx.select(COLUMNS).from(pages).orderBy(pages.id).for('update');
    const write = async (id: number, columns: Partial<PageRow>) => {
      isChanged = true;
      const mark = { placeRevision: sql`${pages.placeRevision} + 1`, placeChanged: now, placeChangedBy: account.username };
      await tx
        .update(pages)
        .set({ ...columns, ...mark })
        .where(inArray(pages.id, [id]));
    };
    const note = (id: number, kind: PageChangeKind, detail = '') =>
      audit({ ...context, db: tx }, request, `page_${kind}`, account, `${id} ${detail}`.trim());
    return work({ tx, all, write, note, now, findOwned: (path) => findOwnedAddress(path, context.released()) });
  });
  if (isChanged) context.changes.changed('content', ['pages', 'menus', 'settings']);
  return value;
}

/** The page that a change names. Throws `NOT_FOUND` for one that is not there or in the bin. */
export function requirePage(all: readonly TreePage[], id: number): TreePage {
  const page = all.find((each) => each.id === id && each.removedAt === null);
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  return page;
}

/** The refusal with the page as it is, where somebody else has changed it. */
export async function refuseOld(tx: Queries, page: TreePage, expected: ExpectedRevision): Promise<RefusedAnswer | null> {
  const refusal = checkRevision(page.placeRevision, expected);
  if (!refusal) return null;
  const [current] = await readNodes(tx, [page.id]);
  return refuseChange(refusal, current as PageNode, { schema: pageNodeConflictSchema });
}

/** The pages below one, children before their own children. */
export function pagesBelow(all: readonly TreePage[], id: number): TreePage[] {
  const found: TreePage[] = [];
  const known = new Set([id]);
  for (let level = [id]; level.length > 0;) {
    const around = new Set(level);
    const next = all.filter((page) => page.parentId !== null && around.has(page.parentId) && !known.has(page.id));
    for (const page of next) known.add(page.id);
    found.push(...next);
    level = next.map((page) => page.id);
  }
  return found;
}

export function refuse(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail });
}

export function isStartPage({ path }: Pick<PageRow, 'path'>): boolean {
  return path.de === '';
}
