import { callPath, loginCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageRedirect } from '@spielplan/shared-contracts/remote';
import { withQuery } from '@spielplan/shared-contracts/routes';
import type { PageRequest } from '../PageRequest.ts';

/** Stands before a screen's loader: `null` lets the request pass. */
type Middleware = (request: PageRequest) => PageRedirect | null;

/** What a route may name in `middleware`. */
const MIDDLEWARE: Readonly<Record<string, Middleware>> = {
  /** Requires a session; other visitors go to the login and come back. The provider decides whether the session is valid. */
  session(request) {
    return request.hasSession ? null : toLogin(request);
  },
};

/** The login of the house's own people, which leads back to this page. */
export function toLogin({ lang, url }: Pick<PageRequest, 'lang' | 'url'>): PageRedirect {
  const to = withQuery(callPath(loginCall), { lang, next: url.pathname + url.search });
  return { kind: 'redirect', status: 302, to, isPrivate: true };
}

/**
 * Runs a route's middleware in turn. Throws `UNKNOWN_MIDDLEWARE`
 * for a name that means nothing (product.md section 5).
 */
export function runMiddleware(names: readonly string[], request: PageRequest): PageRedirect | null {
  const unknown = names.find((name) => !Object.hasOwn(MIDDLEWARE, name));
  if (unknown !== undefined) throw new SpielplanError('UNKNOWN_MIDDLEWARE', { detail: `Unknown middleware "${unknown}"` });
  for (const name of names) {
    const redirect = MIDDLEWARE[name]?.(request);
    if (redirect) return redirect;
  }
  return null;
}
