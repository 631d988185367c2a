import type { NavItem } from '@spielplan/shared-contracts/api';
import { usePage } from '@spielplan/shared-ui/host';
import { isCurrentItem } from '../menu/isCurrentItem.ts';
import { MenuLink } from '../menu/MenuLink.tsx';

/**
 * The pages of a section whose menu entry asks for tabs: links to the section and what is inside it,
 * on each of these pages (product.md section 2). They are links and not tabs for a screen reader,
 * because each leads to a page of its own.
 */
export function TabNavigation() {
  const { site, url } = usePage();
  const section = findTabSection(site.nav.menu, url);
  if (!section) return null;
  return (
    <nav className="page-tabs" aria-label={section.menu_name}>
      <ul>
        {[section, ...section.children].map((item) => (
          <li key={item.url}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The innermost entry with tab navigation that is this page or holds it. */
export function findTabSection(items: readonly NavItem[], url: string): NavItem | null {
  for (const item of items) {
    const inside = findTabSection(item.children, url);
    if (inside) return inside;
    const pages = [item, ...item.children];
    if (item.has_tab_navigation && item.children.length > 0 && pages.some((page) => isCurrentItem(page.url, url))) return item;
  }
  return null;
}
