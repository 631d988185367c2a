import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PageNode } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { siteAddressAt } from '@spielplan/shared-contracts/routes';
import { documentVersions, navigationItems, pages } from '../../platform/database/schema/index.ts';
import { documents, workingPages } from '../../platform/database/schema/working.ts';
import { subjectOf, targetOf } from '../../documents/content/easyLanguage.ts';
import { isKept } from '../../documents/isKept.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { keyOf, readTargets, type Target } from '../../documents/links/readTargets.ts';
import type { Queries } from '../../platform/database/Database.ts';

/**
 * All pages but those in the bin, or those of `ids`, in their order. Four queries whatever their number, each
 * with an index that knows the answer (migration 0034), and one for what twins belong to.
 */
export async function readNodes(db: Queries, ids?: readonly number[]): Promise<PageNode[]> {
  const rows = await db
    .select({
      page: pages,
      hasDraft: documents.hasDraft,
      scheduledAt: documents.scheduledAt,
      title: workingPages.title,
      metaDescription: workingPages.metaDescription,
      isLandingPage: workingPages.isLandingPage,
    })
    .from(pages)
    .leftJoin(documents, and(eq(documents.contentType, 'page'), eq(documents.objectId, pages.id)))
    .leftJoin(workingPages, eq(workingPages.pageId, pages.id))
    .where(ids ? and(isKept, inArray(pages.id, [...ids])) : isKept)
    .orderBy(asc(pages.position), asc(pages.id));
  const [changes, untranslated, menus] = [await readLastChanges(db, ids), await readUntranslated(db), await readMenuNames(db)];
  const subjects = rows.flatMap(({ page }) => subjectOf(page) ?? []);
  const targets = await readTargets(db, subjects.map(targetOf), Date.now());
  return rows.map(({ page, title, metaDescription, isLandingPage, ...document }) => {
    const titles = title ?? page.title;
    const descriptions = metaDescription ?? page.metaDescription;
    const urls = pagePaths(page);
    // What leads to an address of the software does not lead to a page that has the same one.
    const isOwned = LANGUAGES.some((lang) => siteAddressAt(lang, urls[lang]) !== null);
    const inMenu = isOwned ? undefined : menus.menu.get(keyOfUrls(urls));
    const inFooter = isOwned ? undefined : menus.footer.get(keyOfUrls(urls));
    const last = latest(changes.get(page.id), page);
    return {
      id: page.id,
      parent: page.parentId,
      position: page.position,
      titles,
      urls,
      is_online: page.isOnline,
      has_draft: document.hasDraft === true,
      scheduled_at: document.scheduledAt ? document.scheduledAt.toISOString() : null,
      missing: LANGUAGES.filter((lang) => !titles[lang].trim() || untranslated[lang].has(page.id)),
      undescribed: LANGUAGES.filter((lang) => !descriptions[lang].trim()),
      in_menu: inMenu !== undefined,
      in_footer: inFooter !== undefined,
      menu_names: inMenu ?? inFooter ?? null,
      is_landing_page: isLandingPage ?? page.isLandingPage,
      is_template: page.isTemplate,
      is_easy: page.isEasy,
      easy_of: easyOf(page, targets),
      changed_at: last ? last.at.toISOString() : null,
      changed_by: last?.by || null,
      revision: page.placeRevision,
    };
  });
}

/** Where that is of which a page is the twin, also while visitors see nothing of it. */
function easyOf(page: typeof pages.$inferSelect, targets: ReadonlyMap<string, Target>): PageNode['easy_of'] {
  const subject = subjectOf(page);
  return subject ? (targets.get(keyOf(targetOf(subject)))?.urls ?? null) : null;
}

interface LastChange {
  at: Date;
  by: string | null;
}

/** The last version of each page; the state before the first change is nobody's. */
async function readLastChanges(db: Queries, ids?: readonly number[]): Promise<Map<number, LastChange>> {
  const rows = await db
    .select({
      pageId: sql<number>`p.id`,
      at: sql`v.changed`.mapWith(documentVersions.changed),
      by: sql<string>`v.username`,
    })
    .from(
      sql`pages p cross join lateral (
        select changed, username from page_versions
        where page_id = p.id and action <> 'first' order by changed desc, id desc limit 1
      ) v`,
    )
    .where(ids ? inArray(sql`p.id`, [...ids]) : undefined);
  return new Map(rows.map(({ pageId, at, by }) => [pageId, { at, by }]));
}

function latest(saved: LastChange | undefined, { placeChanged, placeChangedBy }: typeof pages.$inferSelect): LastChange | null {
  const placed = placeChanged && { at: placeChanged, by: placeChangedBy };
  if (!placed || !saved) return placed ?? saved ?? null;
  return saved.at > placed.at ? saved : placed;
}

/** The pages with a block that waits for its translation, of working copies where there are such. */
async function readUntranslated(db: Queries): Promise<Record<Language, Set<number>>> {
  const isOpen = sql.raw(`(marks @> '{"de": {"translated": false}}' or marks @> '{"en": {"translated": false}}')`);
  const rows = await db.select({ pageId: sql<number>`page_id`, de: sql<boolean>`de`, en: sql<boolean>`en` }).from(
    sql`(
        select page_id, bool_or(marks @> '{"de": {"translated": false}}') as de,
          bool_or(marks @> '{"en": {"translated": false}}') as en
        from (
          select page_id, marks from modules where ${isOpen} and page_id not in
            (select object_id from documents where content_type = 'page' and has_draft)
          union all select page_id, marks from working_modules where ${isOpen}
        ) blocks where page_id is not null group by page_id
      ) open_pages`,
  );
  const of = (lang: Language) => new Set(rows.filter((row) => row[lang]).map(({ pageId }) => pageId));
  return { de: of('de'), en: of('en') };
}

function keyOfUrls({ de, en }: Localised): string {
  return `${de} ${en}`;
}

/** The names in menu and footer, by the addresses they lead to; of several entries the outermost and first. */
async function readMenuNames(db: Queries) {
  const rows = await db
    .select()
    .from(navigationItems)
    .orderBy(sql`${navigationItems.parentId} nulls first`, asc(navigationItems.position), asc(navigationItems.id));
  const of = (menu: string) =>
    new Map(
      rows
        .filter((row) => row.menu === menu)
        .toReversed()
        .map(({ url, name }) => [keyOfUrls(url), name]),
    );
  return { menu: of('menu'), footer: of('footer') };
}
