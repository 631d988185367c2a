import type { logoutCall } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER, readCookie } from '@spielplan/shared-contracts/api/cookies';

const LOGOUT_PATH = '/pageeditor-api/logout' satisfies (typeof logoutCall)['path'];

/** Ends the session at the address the user details name. Tells whether it is over; 401 means that it was already. */
export async function logOut(path: string = LOGOUT_PATH): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { [CSRF_HEADER]: readCookie(document.cookie, CSRF_COOKIE) ?? '' },
    });
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}
