import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { loginLink, useSessionHint } from '../../login/useSessionHint.ts';
import { SavedEventCount } from './SavedEventCount.tsx';
import { OfflineEntry } from '../../parts/cart/OfflineEntry.tsx';
import { lazyPart } from '../../parts/lazy/lazyPart.tsx';

/** The account entry of a browser that may be logged in; see `UserMenu.tsx`. */
const UserEntry = lazyPart('login', () =>
  import(/* webpackChunkName: "login" */ '../../login/loginParts.ts').then((module) => module.UserMenu),
);

/**
 * What belongs to a visitor: saved events and the account. In the HTML they are the same for
 * everyone; how many events are saved and who is logged in appears in the browser (R40).
 */
export function PersonalLinks() {
  const text = useText();
  const { lang, url, site } = usePage();
  const mayBeLoggedIn = useSessionHint();
  const account = site.isShopOnline ? (
    <a href={site.loginUrl ? loginLink(lang, url, site.loginUrl) : paths.userProfile({ lang })} rel="nofollow">
      {text('account')}
    </a>
  ) : (
    <OfflineEntry>{text('account')}</OfflineEntry>
  );
  return (
    <nav className="personal-links" aria-label={text('personal')}>
      {site.hasSavedEvents ? (
        <a href={paths.favourites({ lang })}>
          {text('favourites')} <SavedEventCount />
        </a>
      ) : null}
      {mayBeLoggedIn ? <UserEntry account={account} fallback={account} /> : account}
    </nav>
  );
}
