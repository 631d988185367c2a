import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import { hasCookie, SESSION_HINT_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { useInBrowser } from '../parts/useInBrowser.ts';

const LOGIN_PATH = addresses.login.path;

/**
 * Whether this browser may hold a session. Without the hint nothing about a login is asked or
 * loaded, so that a visitor's page stays as the server sent it (product.md section 4, R40).
 */
export function useSessionHint(): boolean {
  return useInBrowser(() => hasCookie(document.cookie, SESSION_HINT_COOKIE), false);
}

/**
 * Where somebody logs in, by default an editor, to come back to
 * a path of this site; another site is given no path of ours.
 */
export function loginLink(lang: Language, next: string, login: string = LOGIN_PATH): string {
  return login.startsWith('/') ? withQuery(login, { lang, next }) : login;
}
