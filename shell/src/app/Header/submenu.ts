import type { NavItem } from '@spielplan/shared-contracts/api';
import { isCurrentItem } from '../../parts/menu/isCurrentItem.ts';

/** Entries with tab navigation show what is inside on their own page instead. */
export function hasSubmenu({ children, has_tab_navigation: hasTabs }: NavItem): boolean {
  return children.length > 0 && !hasTabs;
}

/** Whether the page on screen is one inside an entry, however deep. */
export function leadsTo({ children }: NavItem, url: string): boolean {
  return children.some((child) => isCurrentItem(child.url, url) || leadsTo(child, url));
}
