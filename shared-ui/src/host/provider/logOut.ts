import type { logoutCall } from '@spielplan/shared-contracts/api';
import { callProvider } from './callProvider.ts';

const LOGOUT_PATH = '/pageeditor-api/logout' satisfies (typeof logoutCall)['path'];
const LOGOUT_TIMEOUT_MS = 10_000;

/**
 * Ends the session of this browser, at the address that the user details name. Tells whether it is
 * over; `false` when it may still be there: no connection, no answer in 10 s, or a refusal. 401
 * means that it was over already.
 */
export async function logOut(path: string = LOGOUT_PATH): Promise<boolean> {
  const reply = await callProvider({ path, method: 'POST', timeoutMs: LOGOUT_TIMEOUT_MS });
  return reply.kind === 'answer' && ((reply.status >= 200 && reply.status < 300) || reply.status === 401);
}
