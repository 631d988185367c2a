import { asc, desc } from 'drizzle-orm';
import type { PageOverview } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { documentVersions, pages } from '../../platform/database/schema/index.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { isKept } from '../../documents/isKept.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { editUrl } from '../../documents/content/presentPage.ts';

/** All pages as an editor oversees them, those offline included, each with who saved it last. */
export async function listPages({ db }: ProviderContext, lang: Language): Promise<PageOverview[]> {
  const rows = await db.select().from(pages).where(isKept).orderBy(asc(pages.position), asc(pages.id));
  const saved = await db
    .selectDistinctOn([documentVersions.pageId], {
      pageId: documentVersions.pageId,
      created: documentVersions.changed,
      username: documentVersions.username,
      action: documentVersions.action,
    })
    .from(documentVersions)
    .orderBy(documentVersions.pageId, desc(documentVersions.changed), desc(documentVersions.id));
  // The state before the first change is kept as a version, too, and nobody saved that.
  const lastOf = new Map(saved.filter(({ action }) => action !== 'first').map((version) => [version.pageId, version]));
  return rows.map((row) => {
    const last = lastOf.get(row.id);
    return {
      id: row.id,
      parent: row.parentId,
      title: row.title[lang],
      urls: pagePaths(row),
      is_online: row.isOnline,
      in_menu: row.inMenu,
      in_footer: row.inFooter,
      is_landing_page: row.isLandingPage,
      settings_url: editUrl(row, lang),
      modified: last ? toHouseInstant(last.created) : null,
      username: last?.username ?? null,
    };
  });
}
