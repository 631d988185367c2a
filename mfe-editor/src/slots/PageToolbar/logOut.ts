import type { logoutCall } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER, readCookie } from '@spielplan/shared-contracts/api/cookies';

// The call itself would bring its schemas into the browser; its type keeps the path right.
const LOGOUT_PATH = '/pageeditor-api/logout' satisfies (typeof logoutCall)['path'];
const TIME_LIMIT = 10_000;

/** Ends the editor's session. `failed` when it may still be there: no connection, no answer in 10 s, or a refusal. */
export async function logOut(): Promise<'done' | 'failed'> {
  try {
    const response = await fetch(LOGOUT_PATH, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', [CSRF_HEADER]: readCookie(document.cookie, CSRF_COOKIE) ?? '' },
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    // 401: the session has ended by itself meanwhile.
    return response.ok || response.status === 401 ? 'done' : 'failed';
  } catch {
    return 'failed';
  }
}
