import { usePage } from '@spielplan/shared-ui/host';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { CartEntry } from './CartEntry.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { SideNavigation } from './SideNavigation.tsx';

/** Where the list of all sections stands for visitors without JavaScript. */
export const SITE_INDEX_ID = 'site-index';

/** The head of every page. On error pages of a site that is down it keeps the logo and the language only. */
export function Header({ hasMenu }: { hasMenu: boolean }) {
  const text = useText();
  const { site, url } = usePage();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === url;
  const isMenuShown = hasMenu && site.nav.menu.length > 0;
  return (
    <header className="site-header" data-menu={site.menuStyle}>
      <div className="site-header-row">
        <Logo />
        {isMenuShown ? <MainMenu items={site.nav.menu} /> : null}
        <LanguageSwitch />
        {hasMenu ? <CartEntry /> : null}
        {isMenuShown ? (
          <button
            type="button"
            className="burger"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={text('menu.open')}
            onClick={() => setOpenedAt(url)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 7h20M2 17h20" />
            </svg>
          </button>
        ) : null}
        {isMenuShown ? (
          <noscript>
            <a className="burger-link" href={`#${SITE_INDEX_ID}`}>
              {text('menu.open')}
            </a>
          </noscript>
        ) : null}
      </div>
      {isMenuShown ? <SideNavigation isOpen={isOpen} onClose={() => setOpenedAt(null)} /> : null}
    </header>
  );
}
