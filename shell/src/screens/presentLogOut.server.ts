import type { UserDetails } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';
import { isOwnPath } from './safeHref.server.ts';
import type { LogOutView } from '@spielplan/shared-contracts/remote';
import type { ShellContext } from './ShellContext.ts';

/**
 * The form that ends the session at the address the user details name, and leads to the start page.
 * Null without a token, or where that address is none of this site: a form must not carry the token
 * elsewhere.
 */
export function presentLogOut({ lang, session }: ShellContext, details: Pick<UserDetails, 'logout_url'>): LogOutView | null {
  if (!session?.csrfToken || !isOwnPath(details.logout_url)) return null;
  return { action: details.logout_url, csrfToken: session.csrfToken, next: paths.home({ lang }) };
}
