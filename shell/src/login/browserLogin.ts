import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { Editor, UserDetails } from '@spielplan/shared-contracts/api';
import { hasCookie, SESSION_HINT_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import { useStore } from '@spielplan/shared-ui/host';
import { callProvider } from '@spielplan/shared-ui/host/provider';
import { useEffect } from 'react';
import { createLoginStore, type LoginState, type LoginStore } from './createLoginStore.ts';

const USER_PATH = addresses.editor.path;
const DETAILS_PATH = addresses.userDetails.path;

let store: LoginStore | null = null;

/**
 * The login state of this browser; made by the first part
 * of the page that needs it, and never on the server.
 */
export function browserLogin(): LoginStore {
  return (store ??= follow(
    createLoginStore({
      fetchUser: () => fetchJson<Editor>(USER_PATH),
      fetchDetails: () => fetchJson<UserDetails>(DETAILS_PATH),
      isEditing,
      // oxlint-disable-next-line no-console
      log: (what, error) => console.info(`[spielplan] ${what}:`, error),
    }),
  ));
}

/**
 * A session that is ended elsewhere, by the toolbar or in another
 * tab, takes its hint away.
 */
function follow(login: LoginStore): LoginStore {
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', () => {
    if (login.getState().logged && !hasCookie(document.cookie, SESSION_HINT_COOKIE)) login.endSession();
  });
  return login;
}

/** Follows the login state, and asks for it once. */
export function useLogin(): LoginState {
  const login = browserLogin();
  useEffect(() => {
    if (!login.getState().logged) void login.request();
  }, [login]);
  return useStore(login);
}

/** Whether the address asks for edit mode (product.md section 4). */
export function isEditing(): boolean {
  return new URLSearchParams(window.location.search).has('edit');
}

async function fetchJson<T>(path: string): Promise<T> {
  const reply = await callProvider({ path });
  if (reply.kind === 'failed') throw new Error(`${path}: ${reply.name}, ${reply.detail}`);
  if (reply.status !== 200 || reply.body === null) throw new Error(`${path} answered ${reply.status}.`);
  // The provider checks its answers against the same schema;
  // it is too large for a browser (decision record 0010).
  return reply.body as T;
}
