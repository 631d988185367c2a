import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { LANGUAGES, type Localised } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { redirects, siteSettings } from '../../platform/database/schema/index.ts';
import { pagePaths } from '../../platform/pagePaths.ts';

type Tables = Pick<Db, 'delete' | 'insert'>;

/**
 * Takes away the redirects that stand before pages which visitors see from now on: what is published at an address
 * is what is shown there. A page that is offline leaves them, or an account that may not publish could end them.
 * Tells whether there was one.
 */
export async function freeFromRedirects(tx: Tables, paths: readonly Localised[]): Promise<boolean> {
  if (paths.length === 0) return false;
  const urls = paths.map((path) => pagePaths({ path }));
  const isBefore = LANGUAGES.map((lang) =>
    and(
      eq(redirects.lang, lang),
      inArray(
        redirects.oldPath,
        urls.map((url) => url[lang]),
      ),
    ),
  );
  const gone = await tx
    .delete(redirects)
    .where(or(...isBefore))
    .returning({ id: redirects.id });
  if (gone.length > 0) await countRedirects(tx);
  return gone.length > 0;
}

/** Nobody overwrites in the form of redirects what has changed elsewhere. */
export async function countRedirects(tx: Tables): Promise<void> {
  await tx
    .insert(siteSettings)
    .values({ name: 'redirects', revision: 1 })
    .onConflictDoUpdate({ target: siteSettings.name, set: { revision: sql`${siteSettings.revision} + 1` } });
}
