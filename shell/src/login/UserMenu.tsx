import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { askToLogOut, logOut } from '@spielplan/shared-ui/host/provider';
import type { ReactNode } from 'react';
import { Popup } from '../parts/Popup.tsx';
import { HUB_PATH } from '../routes.ts';
import { useText } from '../i18n/useText.ts';
import { browserLogin, useLogin } from './browserLogin.ts';

/**
 * My Account and, once somebody is known to be logged in,
 * a menu under their name; before that `account` stands.
 */
export function UserMenu({ account }: { account: ReactNode }) {
  const text = useText();
  const { lang, site } = usePage();
  const { logged, details, editor } = useLogin();
  if (!logged || !editor) return account;
  const { first_name: first, last_name: last } = details ?? editor;
  const leave = async () => {
    // The editor's toolbar asks first what becomes of changes that are not saved.
    if (askToLogOut(details?.logout_url)) return;
    if (!(await logOut(details?.logout_url))) return;
    browserLogin().clear();
    // Whatever else on the page belongs to the session goes with it.
    window.location.reload();
  };
  return (
    <>
      {site.isShopOnline ? <a href={paths.userProfile({ lang })}>{text('account')}</a> : account}
      <Popup className="user-menu" label={`${first} ${last}`.trim() || editor.username}>
        <ul>
          <li>
            <a href={paths.userProfile({ lang })}>{text('login.profile')}</a>
          </li>
          <li>
            <a href={withQuery(HUB_PATH, { lang })}>{text('login.hub')}</a>
          </li>
          <li>
            <button type="button" onClick={() => void leave()}>
              {text('login.logOut')}
            </button>
          </li>
        </ul>
      </Popup>
    </>
  );
}
