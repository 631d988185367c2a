import type { UserDetails } from '../api/index.ts';
import { isOwnPath, paths } from '../routes/index.ts';
import type { AccountContext, AccountSession } from './account.ts';
import type { LogOutView } from './pageFrame.ts';

/**
 * The form that ends the session at the address the user details name, and leads to the start page.
 * Null without a token, or where that address is none of this site: a form must not carry the token
 * elsewhere.
 */
export function presentLogOut(
  { lang, session }: Pick<AccountContext, 'lang'> & { session: Pick<AccountSession, 'csrfToken'> | null },
  details: Pick<UserDetails, 'logout_url'>,
): LogOutView | null {
  if (!session?.csrfToken || !isOwnPath(details.logout_url)) return null;
  return { action: details.logout_url, csrfToken: session.csrfToken, next: paths.home({ lang }) };
}
