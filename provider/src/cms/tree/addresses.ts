import { and, eq, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, type Localised } from '@spielplan/shared-contracts/i18n';
import { formerAddresses, redirects } from '../../platform/database/schema/index.ts';
import { countRedirects, freeFromRedirects } from '../../documents/links/freeFromRedirects.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { pagesBelow, refuse, type TreeChange, type TreePage } from './changeTree.ts';
import { renameInMenus } from './menuPlaces.ts';

/** What the form of redirects takes; with more it could not be saved. */
const MAX_REDIRECTS = 500;

interface NewAddress {
  page: TreePage;
  path: Localised;
}

/**
 * Gives a page another address, and its part of it to those below whose address begins with the old one.
 * Answers the ids of all that have another one. Throws `CONFLICT` with the field where one is taken.
 */
export async function changeAddress(change: TreeChange, page: TreePage, path: Localised, redirect: boolean): Promise<number[]> {
  const { tx, all } = change;
  const changes = [page, ...pagesBelow(all, page.id).filter(({ removedAt }) => removedAt === null)]
    .map((each) => ({ page: each, path: each === page ? path : follow(each.path, page.path, path) }))
    .filter((each) => LANGUAGES.some((lang) => each.path[lang] !== each.page.path[lang]));
  const own = new Set(changes.map((each) => each.page.id));
  const others = all.filter(({ id, removedAt }) => removedAt === null && !own.has(id));
  for (const each of changes) {
    requireFree(others, each.path);
    requireOwn(change, each.path);
  }
  // Two that change places meet in the index, which looks at each row by itself.
  for (const each of changes) await change.write(each.page.id, { path: aside(each.page.id) });
  for (const each of changes) {
    await change.write(each.page.id, { path: each.path });
    // What leads to an address of the software does not lead to a page that has the same one.
    if (!change.findOwned(each.page.path)) await renameInMenus(tx, pagePaths(each.page), pagePaths(each));
    await change.note(each.page.id, 'address', describe(each));
  }
  await writeRedirects(
    tx,
    changes.filter(({ page: { path: before } }) => !change.findOwned(before)),
    redirect,
  );
  return [...own];
}

/** Throws `CONFLICT` where a page has one of these addresses. */
export function requireFree(others: readonly TreePage[], path: Localised): void {
  for (const lang of LANGUAGES)
    if (others.some((other) => other.path[lang] === path[lang]))
      throw new SpielplanError('CONFLICT', { field: `paths.${lang}`, detail: `another page has ${path[lang]}` });
}

/** Throws `CONFLICT` with the rule `owned` and the owner's name where the software answers one of these addresses. */
export function requireOwn({ findOwned }: TreeChange, path: Localised, field = 'paths'): void {
  const owned = findOwned(path);
  if (!owned) return;
  const { lang, owner } = owned;
  throw new SpielplanError('CONFLICT', {
    field: `${field}.${lang}`,
    rule: 'owned',
    limit: owner,
    detail: `${path[lang]} is an address of ${owner}`,
  });
}

function follow(own: Localised, before: Localised, after: Localised): Localised {
  const of = (lang: 'de' | 'en') =>
    own[lang].startsWith(`${before[lang]}/`) ? after[lang] + own[lang].slice(before[lang].length) : own[lang];
  return { de: of('de'), en: of('en') };
}

function aside(id: number): Localised {
  return { de: `~${id}`, en: `~${id}` };
}

function describe({ page, path }: NewAddress): string {
  const [before, after] = [pagePaths(page), pagePaths({ path })];
  return LANGUAGES.filter((lang) => before[lang] !== after[lang])
    .map((lang) => `${before[lang]} → ${after[lang]}`)
    .join(', ');
}

/** No redirect stands before a page that visitors see; where wanted the old addresses lead to the new ones, in one hop. */
async function writeRedirects(tx: Queries, changes: readonly NewAddress[], isWanted: boolean): Promise<void> {
  await freeFromRedirects(
    tx,
    changes.flatMap(({ page, path }) => (page.isOnline ? [path] : [])),
  );
  for (const { page, path } of changes) {
    const [before, after] = [pagePaths(page), pagePaths({ path })];
    for (const lang of LANGUAGES) {
      if (before[lang] === after[lang]) continue;
      const former = { lang, path: before[lang], pageId: page.id };
      await tx
        .insert(formerAddresses)
        .values(former)
        .onConflictDoUpdate({ target: [formerAddresses.lang, formerAddresses.path], set: { pageId: page.id } });
      // Its own from before would lead in a circle now.
      await tx
        .delete(redirects)
        .where(and(eq(redirects.lang, lang), eq(redirects.oldPath, after[lang]), eq(redirects.newPath, before[lang])));
      // Those that are there follow the page, whether or not there shall be another.
      const isTo = and(eq(redirects.lang, lang), eq(redirects.newPath, before[lang]));
      await tx.update(redirects).set({ newPath: after[lang] }).where(isTo);
      if (!isWanted) continue;
      await freeFromRedirect(tx, lang, before[lang]);
      await tx.insert(redirects).values({ lang, oldPath: before[lang], newPath: after[lang] });
    }
  }
  const [stored] = await tx.select({ count: sql<number>`count(*)::integer` }).from(redirects);
  if (isWanted && (stored?.count ?? 0) > MAX_REDIRECTS) throw refuse('redirect', `no more than ${MAX_REDIRECTS} redirects`);
  await countRedirects(tx);
}

async function freeFromRedirect(tx: Queries, lang: 'de' | 'en', url: string): Promise<void> {
  await tx.delete(redirects).where(and(eq(redirects.lang, lang), eq(redirects.oldPath, url)));
}
