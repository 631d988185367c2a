import { usePage } from '@spielplan/shared-ui/host';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Burger } from './Burger.tsx';
import { CartEntry } from '../../parts/cart/CartEntry.tsx';
import { Logo } from '../../parts/Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { SearchForm } from './Search/SearchForm.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrolled } from './useScrolled.ts';

/** Where the list of all sections stands for visitors without JavaScript. */
export const SITE_INDEX_ID = 'site-index';

/**
 * The head of every page. On error pages of a site that
 * is down it keeps the logo and the languages only.
 */
export function Header({ hasMenu }: { hasMenu: boolean }) {
  const text = useText();
  const { site, url } = usePage();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [isByPointer, setByPointer] = useState(false);
  const scrollMark = useScrolled();
  const isOpen = openedAt === url;
  // Pressed by a pointer, the burger is on screen before the menu is laid out; after a key it takes the
  // focus at once.
  const isSettled = useDeferredValue(isOpen);
  const open = (byPointer: boolean) => {
    setByPointer(byPointer);
    setOpenedAt(url);
  };
  const isMenuShown = hasMenu && site.nav.menu.length > 0;
  return (
    <>
      <i ref={scrollMark} className="scroll-mark" />
      <header className="site-header" data-menu={site.menuStyle}>
        <TopBar hasLinks={hasMenu} />
        <div className="site-header-row">
          <Logo />
          {isMenuShown ? <MainMenu items={site.nav.menu} /> : null}
          {hasMenu && site.hasSearch !== false ? <SearchForm /> : null}
          {hasMenu ? <CartEntry /> : null}
          {isMenuShown ? <Burger isOpen={isOpen} onPress={open} /> : null}
          {isMenuShown ? (
            <noscript>
              <a className="burger-link" href={`#${SITE_INDEX_ID}`}>
                {text('menu.open')}
              </a>
            </noscript>
          ) : null}
        </div>
        {isMenuShown ? <SideNavigation isOpen={isOpen && (isSettled || !isByPointer)} onClose={() => setOpenedAt(null)} /> : null}
      </header>
    </>
  );
}
