import type { Navigation, NavItem } from '@spielplan/shared-contracts/api';

/**
 * The menus without what leads to a list that is not there. An
 * entry that still has others below it leads to the first of those.
 */
export function withoutMissing(nav: Navigation, missing: ReadonlySet<string>): Navigation {
  if (missing.size === 0) return nav;
  const keep = (items: readonly NavItem[]): NavItem[] =>
    items.flatMap((item) => {
      const children = keep(item.children);
      if (!isMissing(item.url, missing)) return [{ ...item, children }];
      const [first] = children;
      return first ? [{ ...item, url: first.url, children }] : [];
    });
  return {
    menu: keep(nav.menu),
    secondary_menu: keep(nav.secondary_menu),
    footer: nav.footer.filter(({ url }) => !isMissing(url, missing)),
  };
}

function isMissing(url: string, missing: ReadonlySet<string>): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return missing.has(path.replace(/(?<=.)\/$/, ''));
}
