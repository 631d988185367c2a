import { callPath, loginCall } from '@spielplan/shared-contracts/api';
import type { PageRedirect } from '@spielplan/shared-contracts/remote';
import { withQuery } from '@spielplan/shared-contracts/routes';
import type { ShellContext } from './ShellContext.ts';

/**
 * Sends anyone who is not logged in to the login of the house's own people, and back to this page.
 */
export function toLogin({ lang, url }: Pick<ShellContext, 'lang' | 'url'>): PageRedirect {
  const to = withQuery(callPath(loginCall), { lang, next: url.pathname + url.search });
  return { kind: 'redirect', status: 302, to, isPrivate: true };
}
