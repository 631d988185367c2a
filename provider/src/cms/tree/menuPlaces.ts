import { and, asc, eq, sql } from 'drizzle-orm';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { navigationItems } from '../../platform/database/schema/index.ts';
import type { Queries } from '../../platform/database/Database.ts';

type Menu = 'menu' | 'footer';

/** Puts a page into a menu: below its parent where that stands at the top of it, else behind all. */
export async function addToMenu(
  tx: Queries,
  menu: Menu,
  { url, name, parentUrl }: { url: Localised; name: Localised; parentUrl: Localised | null },
): Promise<void> {
  const items = await tx
    .select()
    .from(navigationItems)
    .where(eq(navigationItems.menu, menu))
    .orderBy(asc(navigationItems.position));
  if (items.some((item) => isSame(item.url, url))) return;
  // The footer has one level.
  const parent =
    menu === 'menu' && items.find((item) => item.parentId === null && parentUrl !== null && isSame(item.url, parentUrl));
  const position = Math.max(0, ...items.map((item) => item.position)) + 1;
  await tx
    .insert(navigationItems)
    .values({ menu, parentId: parent ? parent.id : null, position, name, url, hasTabNavigation: false });
}

/** Takes a page out; what stands below it moves up to its place. */
export async function removeFromMenu(tx: Queries, menu: Menu, url: Localised): Promise<void> {
  const isEntry = and(eq(navigationItems.menu, menu), leadsTo(url));
  // Asked again each time: one entry of a page may stand below another one.
  for (;;) {
    const [item] = await tx.select().from(navigationItems).where(isEntry).limit(1);
    if (!item) return;
    await tx.update(navigationItems).set({ parentId: item.parentId }).where(eq(navigationItems.parentId, item.id));
    await tx.delete(navigationItems).where(eq(navigationItems.id, item.id));
  }
}

/** Names the entries of a page that have the name `before`: others that lead there have names of their own. */
export async function nameInMenus(tx: Queries, url: Localised, before: Localised, name: Localised): Promise<void> {
  const isNamed = sql`${navigationItems.name} ->> 'de' = ${before.de} and ${navigationItems.name} ->> 'en' = ${before.en}`;
  await tx
    .update(navigationItems)
    .set({ name })
    .where(and(leadsTo(url), isNamed));
}

/** Menus follow a page to its new address. */
export async function renameInMenus(tx: Queries, before: Localised, after: Localised): Promise<void> {
  await tx.update(navigationItems).set({ url: after }).where(leadsTo(before));
}

function isSame(one: Localised, other: Localised): boolean {
  return one.de === other.de && one.en === other.en;
}

function leadsTo({ de, en }: Localised) {
  return and(sql`${navigationItems.url} ->> 'de' = ${de}`, sql`${navigationItems.url} ->> 'en' = ${en}`);
}
