import type { NavItem } from '@spielplan/shared-contracts/api';
import { usePage } from '@spielplan/shared-ui/host';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { MenuLink } from '../../parts/menu/MenuLink.tsx';
import { hasSubmenu } from './submenu.ts';
import { SubmenuItem } from './SubmenuItem.tsx';

/**
 * The menu of wide screens. One submenu is open at a time,
 * named by its entry; it closes when the page changes.
 */
export function MainMenu({ items }: { items: NavItem[] }) {
  const text = useText();
  const { url } = usePage();
  const [opened, setOpened] = useState<{ name: string; url: string } | null>(null);
  const openName = opened?.url === url ? opened.name : null;
  return (
    <nav className="main-menu" aria-label={text('menu.main')}>
      <ul>
        {items.map((item) =>
          hasSubmenu(item) ? (
            <SubmenuItem
              key={item.menu_name}
              item={item}
              isOpen={openName === item.menu_name}
              onToggle={(isOpen) => setOpened(isOpen ? { name: item.menu_name, url } : null)}
            />
          ) : (
            <li key={item.menu_name}>
              <MenuLink item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
