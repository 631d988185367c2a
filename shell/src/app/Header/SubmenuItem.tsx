import type { NavItem } from '@spielplan/shared-contracts/api';
import { useLayer, usePage } from '@spielplan/shared-ui/host';
import { useId, useRef, type PointerEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { MenuLink } from '../../parts/menu/MenuLink.tsx';
import { hasSubmenu, leadsTo } from './submenu.ts';

interface SubmenuItemProps {
  item: NavItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * An entry that is a page itself and has pages inside: the link leads to the page, the button beside
 * it discloses the others. A mouse opens it by pointing; Escape closes it, however it was opened,
 * and returns from inside to the button; leaving it by Tab closes it (WCAG 1.4.13).
 */
export function SubmenuItem({ item, isOpen, onToggle }: SubmenuItemProps) {
  const text = useText();
  const { url } = usePage();
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLLIElement>(null);
  const wasPointedAt = useRef(false);
  useLayer(isOpen, area, () => onToggle(false), button);
  const point = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    wasPointedAt.current = isInside;
    onToggle(isInside);
  };
  // Pointing has opened it already: the first press after that must not close it.
  const press = () => {
    onToggle(wasPointedAt.current || !isOpen);
    wasPointedAt.current = false;
  };
  return (
    // The mouse only saves a press here: everything is reached through the link and the button.
    <li ref={area} data-submenu onPointerEnter={point(true)} onPointerLeave={point(false)}>
      <MenuLink item={item} current={leadsTo(item, url) || undefined} />
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={text('menu.submenu', { name: item.menu_name })}
        onClick={press}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </button>
      <ul id={listId} data-open={isOpen || undefined}>
        {item.children.map((child) => (
          <Inside key={child.url} item={child} />
        ))}
      </ul>
    </li>
  );
}

/**
 * A page inside an entry, with what is inside that one set below
 * it: a disclosure within a disclosure would be one press too many.
 */
function Inside({ item }: { item: NavItem }) {
  return (
    <li>
      <MenuLink item={item} />
      {hasSubmenu(item) ? (
        <ul data-inside>
          {item.children.map((child) => (
            <Inside key={child.url} item={child} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
