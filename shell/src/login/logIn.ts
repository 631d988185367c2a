import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import { callProvider } from '@spielplan/shared-ui/host/provider';

const LOGIN_PATH = addresses.login.path;

/** What became of a login. `expired`: the browser holds a new token now, and trying again succeeds. */
export type LoginOutcome = 'done' | 'wrong' | 'throttled' | 'expired' | 'lost';

/** Begins a session of the page editor in this browser; never rejects. */
export async function logIn(username: string, password: string): Promise<LoginOutcome> {
  const reply = await callProvider({ path: LOGIN_PATH, method: 'POST', body: { username, password } });
  if (reply.kind === 'failed') return 'lost';
  if (reply.status === 200) return 'done';
  if (reply.status === 403) return 'expired';
  if (reply.status === 429) return 'throttled';
  return reply.status >= 500 ? 'lost' : 'wrong';
}
