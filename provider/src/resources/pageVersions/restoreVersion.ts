import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type Page, pageConflictSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../context.ts';
import { modules, pages, pageVersions } from '../../database/schema/index.ts';
import type { RefusedAnswer } from '../../http/registerCall.ts';
import type { EditorRow } from '../../security/sessions.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../blocks/revisions.ts';
import type { BlockRow, StoredBlock } from '../pages/presentBlocks.ts';
import { type Queries, readBlocksOfPage } from '../pages/readBlocks.ts';
import { readPageForEditor } from '../pages/readPage.ts';
import { changePlace } from './changePage.ts';
import { describeRestore } from './describeChange.ts';
import { readSnapshot, withoutRevision } from './snapshots.ts';

/**
 * Makes a saved state of a page its present one again, as one more version; blocks keep their ids. The page's address,
 * its place and whether it is online stay as they are, and so do the names of its present blocks. A block that comes back
 * gets another name where its own is taken meanwhile. Throws `NOT_FOUND`; refused with the page where `expected` is old.
 */
export async function restoreVersion(
  context: ProviderContext,
  editor: EditorRow,
  versionId: number,
  lang: Language,
  expected: ExpectedRevision,
): Promise<Page | RefusedAnswer> {
  const [version] = await context.db.select().from(pageVersions).where(eq(pageVersions.id, versionId));
  if (!version) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
  const { pageId, created } = version;

  const refusal = await changePlace(
    context,
    editor,
    { contentType: 'page', objectId: pageId },
    async ({ tx, page, revision }) => {
      const snapshot = await readSnapshot(tx, versionId, pageId);
      if (!snapshot || !page) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
      const old = checkRevision(page.revision, expected);
      if (old) return { value: old };
      await tx.update(pages).set(snapshot.page).where(eq(pages.id, pageId));
      await putBack(tx, pageId, snapshot.modules, revision);
      return { value: null, change: { action: 'restore', summary: describeRestore(readable(created)) } };
    },
  );
  const page = await readPageForEditor(context, pageId, lang);
  return refusal ? refuseChange(refusal, page, { schema: pageConflictSchema }) : page;
}

/** Blocks that the state does not have go, those it has come back; whichever changes by that gets the new revision. */
async function putBack(tx: Queries, pageId: number, wanted: readonly StoredBlock[], revision: number): Promise<void> {
  // Two at once would each wait for a name that the other one gives up.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('restore', 0))`);
  const present = await readBlocksOfPage(tx, pageId);
  const ids = wanted.map(({ id }) => id);
  // Out of their parents first, so that none goes with one that goes.
  await tx.update(modules).set({ parentId: null }).where(eq(modules.pageId, pageId));
  await tx.delete(modules).where(and(eq(modules.pageId, pageId), ids.length > 0 ? notInArray(modules.id, ids) : undefined));
  for (const module of wanted) {
    const known = present.find(({ id }) => id === module.id);
    if (known) {
      const wantedRow = { ...module, slug: known.slug };
      const row = { ...wantedRow, parentId: null, revision: isSame(known, wantedRow) ? known.revision : revision };
      await tx.update(modules).set(row).where(eq(modules.id, module.id));
    } else {
      await insertAgain(tx, { ...module, parentId: null, revision });
    }
  }
  for (const { id, parentId } of wanted)
    if (parentId !== null) await tx.update(modules).set({ parentId }).where(eq(modules.id, id));
}

function isSame(present: BlockRow, module: StoredBlock): boolean {
  const row = withoutRevision(present);
  return isDeepStrictEqual(row, { ...row, ...module });
}

/** A name that another page has taken meanwhile, or is about to take, stays there. */
async function insertAgain(tx: Queries, row: typeof modules.$inferInsert): Promise<void> {
  const insert = (slug: string) =>
    tx
      .insert(modules)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: modules.slug })
      .returning({ id: modules.id });
  let inserted = await insert(row.slug);
  while (inserted.length === 0) inserted = await insert(`${row.slug}-${randomBytes(4).toString('hex')}`);
}

function readable(created: Date): Localised {
  const moment = created.toISOString();
  const inLanguage = (lang: Language) => `${formatDate(moment, lang)}, ${formatTime(moment, lang)}`;
  return { de: inLanguage('de'), en: inLanguage('en') };
}
