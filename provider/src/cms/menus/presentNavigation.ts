import type { Navigation, NavItem } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { navigationItems } from '../../platform/database/schema/index.ts';

type Row = typeof navigationItems.$inferSelect;

/** The three menus in one language, children below their parents; `offline` are addresses that visitors cannot see. */
export function presentNavigation(rows: Row[], lang: Language, offline: readonly string[]): Navigation {
  const itemsOf = (menu: Row['menu'], parentId: number | null): NavItem[] =>
    rows
      .filter((row) => row.menu === menu && row.parentId === parentId && !offline.includes(row.url[lang]))
      .map((row) => ({
        url: row.url[lang],
        menu_name: row.name[lang],
        has_tab_navigation: row.hasTabNavigation,
        children: itemsOf(menu, row.id),
      }));
  return {
    menu: itemsOf('menu', null),
    secondary_menu: itemsOf('secondary', null),
    footer: itemsOf('footer', null).map(({ menu_name, url }) => ({ title: menu_name, url })),
  };
}
