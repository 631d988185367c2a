import type { NavItem } from '@spielplan/shared-contracts/api';
import type { PageHead, TrailStep } from '@spielplan/shared-contracts/remote';
import { isCurrentItem } from '../../../parts/menu/isCurrentItem.ts';

/**
 * The way to a page, as the house's menu has it (product.md section 2, breadcrumbs): the loader's own begins where the menu
 * holds its first step, and a page without one stands where the menu holds the page. Steps are called as in the menu.
 */
export function trailInMenu({ trail, canonical }: PageHead, menu: readonly NavItem[], home: string): PageHead['trail'] {
  const [first, ...rest] = trail ?? [];
  const above = first ? wayTo(first.url, menu) : wayTo(canonical, menu).slice(0, -1);
  if (above.length === 0) return trail;
  const steps: TrailStep[] = above.map(({ url, menu_name }) => ({ url, title: menu_name }));
  // Other sites are no step of this one, and the start page opens every trail anyway.
  const isStep = ({ url }: TrailStep) => /^\/(?!\/)/.test(url) && !isCurrentItem(url, home) && !isCurrentItem(url, canonical);
  return [...steps.filter(isStep), ...rest];
}

/** The entries from the menu's outermost one to that of this page, the shortest way; empty where there is none. */
function wayTo(path: string, items: readonly NavItem[]): NavItem[] {
  const own = items.find(({ url }) => isCurrentItem(url, path));
  if (own) return [own];
  const ways = items.flatMap((item) => {
    const way = wayTo(path, item.children);
    return way.length > 0 ? [[item, ...way]] : [];
  });
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
}
