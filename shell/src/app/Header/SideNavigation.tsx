import type { NavItem } from '@spielplan/shared-contracts/api';
import { usePage } from '@spielplan/shared-ui/host';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Burger } from './Burger.tsx';
import { MenuLink } from '../../parts/menu/MenuLink.tsx';
import { hasSubmenu, leadsTo } from './submenu.ts';
import { PersonalLinks } from './PersonalLinks.tsx';

interface SideNavigationProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The menu of small screens: a panel that slides in from the side of the menu style. A native modal
 * dialog keeps the focus inside and closes on Escape; the page behind it does not scroll. It is
 * filled only while it is needed.
 */
export function SideNavigation({ isOpen, onClose }: SideNavigationProps) {
  const text = useText();
  const { site, url } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { menu, secondary_menu: secondary } = site.nav;

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    // Measured before the lock takes the scrollbar away (product.md section 4).
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
    root.dataset['locked'] = 'menu';
    element.showModal();
    return () => {
      delete root.dataset['locked'];
      element.close();
    };
  }, [isOpen]);

  const closeOnLinkOrOutside = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink || event.target === dialog.current) onClose();
  };
  return (
    // Escape, links and the close button are the keyboard's ways; a press beside the panel is one more for
    // the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="side-navigation"
      aria-label={text('menu.open')}
      onClose={onClose}
      onClick={closeOnLinkOrOutside}
    >
      {isOpen ? (
        <div className="side-navigation-panel">
          <Burger isOpen isCross onPress={onClose} />
          <nav aria-label={text('menu.main')}>
            <ul>
              {menu.map((item) => (
                <SideItem key={item.menu_name} item={item} url={url} />
              ))}
            </ul>
          </nav>
          {secondary.length > 0 ? (
            <nav aria-label={text('menu.more')} data-secondary>
              <ul>
                {secondary.map((item) => (
                  <SideItem key={item.menu_name} item={item} url={url} />
                ))}
              </ul>
            </nav>
          ) : null}
          <PersonalLinks />
        </div>
      ) : null}
    </dialog>
  );
}

/**
 * Pages inside an entry are disclosed below it. What stands side by side shares a name, which keeps
 * one of them open at a time; those inside have another, or to open one would close what it stands
 * in.
 */
function SideItem({ item, url, group = '' }: { item: NavItem; url: string; group?: string }) {
  const text = useText();
  return (
    <li>
      <MenuLink item={item} />
      {hasSubmenu(item) ? (
        <details name={`side-submenu ${group}`} open={leadsTo(item, url)}>
          <summary aria-label={text('menu.submenu', { name: item.menu_name })}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 4l4 4 4-4" />
            </svg>
          </summary>
          <ul>
            {item.children.map((child) => (
              <SideItem key={child.url} item={child} url={url} group={item.url} />
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
