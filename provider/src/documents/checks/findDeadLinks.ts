import { and, inArray, sql } from 'drizzle-orm';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pages, redirects } from '../../platform/database/schema/index.ts';
import { type OwnAddress, parseOwnAddress } from '../links/ownAddress.ts';
import { keyOf, readTargets } from '../links/readTargets.ts';
import { parseStoredLink } from '../links/storedLink.ts';
import { isKept } from '../isKept.ts';
import type { Queries } from '../../platform/database/Database.ts';

/**
 * Tells which of these links lead nowhere for visitors: to a page that is not there or offline, and to an event,
 * story, person and so on that is not there. Not judged: files, the shop, and what remotes serve below their lists.
 */
export async function findDeadLinks(
  { clock, configuration, releasedRoutes }: Pick<ProviderContext, 'clock' | 'configuration' | 'releasedRoutes'>,
  db: Queries,
  hrefs: readonly string[],
): Promise<(href: string) => boolean> {
  const links = new Map(
    [...new Set(hrefs)].map((href) => {
      const own = parseOwnAddress(href, configuration.publicOrigin, releasedRoutes());
      return [href, { own, target: parseStoredLink(href) ?? own?.target ?? null }] as const;
    }),
  );
  const targets = await readTargets(
    db,
    [...links.values()].flatMap(({ target }) => target ?? []),
    clock.now(),
    releasedRoutes(),
  );
  const alive = await findPagesAndRedirects(
    db,
    [...links.values()].flatMap(({ own, target }) => (own && !target && !own.isOthers ? own : [])),
  );
  return (href) => {
    const { own, target } = links.get(href) ?? {};
    if (target) return !targets.get(keyOf(target))?.isShown;
    return own !== null && own !== undefined && !own.isOthers && !alive.has(own.path);
  };
}

async function findPagesAndRedirects(db: Queries, addresses: readonly OwnAddress[]): Promise<Set<string>> {
  const alive = new Set<string>();
  for (const lang of LANGUAGES) {
    const wanted = [...new Set(addresses.filter((address) => address.lang === lang).map(({ path }) => path))];
    if (wanted.length === 0) continue;
    const path = sql<string>`${pages.path} ->> ${sql.raw(`'${lang}'`)}`;
    const below = wanted.map((each) => each.slice(`/${lang}/`.length));
    const rows = await db
      .select({ path })
      .from(pages)
      .where(and(isKept, pages.isOnline, inArray(path, below)));
    const led = await db
      .select({ path: redirects.oldPath })
      .from(redirects)
      .where(and(sql`${redirects.lang} = ${lang}`, inArray(redirects.oldPath, wanted)));
    for (const row of rows) alive.add(`/${lang}/${row.path}`);
    for (const row of led) alive.add(row.path);
  }
  return alive;
}
