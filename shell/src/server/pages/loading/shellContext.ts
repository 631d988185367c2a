import { CSRF_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { ShellContext } from '../../../screens/ShellContext.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';

/**
 * Adds to a loader's context who is asking, for the screens
 * of the shell itself; a remote never learns of a session.
 */
export function createShellContext(
  { readAsEditor }: Pick<RenderContext, 'readAsEditor'>,
  { hasSession, cookie }: PageRequest,
  context: LoadContext,
): ShellContext {
  if (!hasSession || cookie === undefined) return { ...context, session: null };
  return {
    ...context,
    session: {
      read: (call, options) => readAsEditor(call, { ...options, cookie }),
      csrfToken: parseCookie(cookie, CSRF_COOKIE),
    },
  };
}
