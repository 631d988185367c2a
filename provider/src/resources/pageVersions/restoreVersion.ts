import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Page } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../context.ts';
import { modules, pages, pageVersions } from '../../database/schema/index.ts';
import type { RefusedAnswer } from '../../http/registerCall.ts';
import type { EditorRow } from '../../security/sessions.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../modules/revisions.ts';
import type { ModuleRow, StoredModule } from '../pages/presentModules.ts';
import { type Queries, readModulesOfPage } from '../pages/readModules.ts';
import { readPageForEditor } from '../pages/readPage.ts';
import { changePlace } from './changePage.ts';
import { describeRestore } from './describeChange.ts';
import { readSnapshot, withoutRevision } from './snapshots.ts';

/**
 * Makes a saved state of a page its present one again, as one more version; blocks keep their ids. The page's address,
 * its place and whether it is online stay as they are. Throws `NOT_FOUND`; refused with the page where `expected` is old.
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
  return refusal ? refuseChange(refusal, page) : page;
}

/** Blocks that the state does not have go, those it has come back; whichever changes by that gets the new revision. */
async function putBack(tx: Queries, pageId: number, wanted: readonly StoredModule[], revision: number): Promise<void> {
  const present = await readModulesOfPage(tx, pageId);
  const ids = wanted.map(({ id }) => id);
  // Out of their parents first, so that none goes with one that goes.
  await tx.update(modules).set({ parentId: null }).where(eq(modules.pageId, pageId));
  await tx.delete(modules).where(and(eq(modules.pageId, pageId), ids.length > 0 ? notInArray(modules.id, ids) : undefined));
  const taken = new Set(await readTakenSlugs(tx, pageId, wanted));
  for (const module of wanted) {
    const known = present.find(({ id }) => id === module.id);
    const slug = taken.has(module.slug) ? `${module.slug}-${module.id}` : module.slug;
    const row = { ...module, slug, parentId: null, revision: known && isSame(known, module) ? known.revision : revision };
    if (known) await tx.update(modules).set(row).where(eq(modules.id, module.id));
    else await tx.insert(modules).values(row);
  }
  for (const { id, parentId } of wanted)
    if (parentId !== null) await tx.update(modules).set({ parentId }).where(eq(modules.id, id));
}

function isSame(present: ModuleRow, module: StoredModule): boolean {
  const row = withoutRevision(present);
  return JSON.stringify(row) === JSON.stringify({ ...row, ...module });
}

/** A name that another page has taken meanwhile stays there. */
async function readTakenSlugs(tx: Queries, pageId: number, wanted: readonly StoredModule[]): Promise<string[]> {
  const slugs = wanted.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  const rows = await tx
    .select({ slug: modules.slug })
    .from(modules)
    .where(and(inArray(modules.slug, slugs), sql`${modules.pageId} is distinct from ${pageId}::integer`));
  return rows.map(({ slug }) => slug);
}

const LOCALE: Localised = { de: 'de-DE', en: 'en-GB' };

function readable(created: Date): Localised {
  const moment = inBerlin(created.toISOString());
  const entries = LANGUAGES.map((lang) => [lang, moment.setLocale(LOCALE[lang]).toFormat('d. LLLL yyyy, HH:mm')]);
  return Object.fromEntries(entries) as Localised;
}
