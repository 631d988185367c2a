import type { NavItem } from '@spielplan/shared-contracts/api';
import { usePage } from '@spielplan/shared-ui/host';
import { isCurrentItem } from './isCurrentItem.ts';

/**
 * The link of a menu entry, which says whether it is the
 * page on screen; `current` says what it is otherwise.
 */
export function MenuLink({ item, current }: { item: NavItem; current?: true | undefined }) {
  const { url } = usePage();
  return (
    <a href={item.url} aria-current={isCurrentItem(item.url, url) ? 'page' : current}>
      {item.menu_name}
    </a>
  );
}
