import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import { callProvider } from './callProvider.ts';

const LOGOUT_PATH = addresses.logout.path;
const LOGOUT_TIMEOUT_MS = 10_000;
/** Each remote has this code of its own, so they meet on the document. */
const ASKED = 'spielplan:logout';

/**
 * Ends the session of this browser, at the address that the user details name. Tells whether it is
 * over; `false` when it may still be there: no connection, no answer in 10 s, or a refusal. 401
 * means that it was over already.
 */
export async function logOut(path: string = LOGOUT_PATH): Promise<boolean> {
  const reply = await callProvider({ path, method: 'POST', timeoutMs: LOGOUT_TIMEOUT_MS });
  return reply.kind === 'answer' && ((reply.status >= 200 && reply.status < 300) || reply.status === 401);
}

/** Asks the toolbar, which may have something to save, to log out at this address; false where there is none. */
export function askToLogOut(path: string | undefined): boolean {
  return !document.dispatchEvent(new CustomEvent(ASKED, { cancelable: true, detail: path }));
}

/** Takes logging out on. Ends with what it returns. */
export function onLogOutAsked(takeOn: (path: string | undefined) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    takeOn((event as CustomEvent<string | undefined>).detail ?? undefined);
  };
  document.addEventListener(ASKED, hear);
  return () => document.removeEventListener(ASKED, hear);
}
