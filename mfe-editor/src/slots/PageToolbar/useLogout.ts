import type { Editor } from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { logOut, onLogOutAsked } from '@spielplan/shared-ui/host/provider';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** How far logging out is; `asking` while changes wait that the editor has to decide about. */
type LogoutState = { kind: 'idle' | 'running' | 'failed' } | { kind: 'asking' | 'sending' | 'notSent'; waiting: number };

interface Logout {
  state: LogoutState;
  leave(): Promise<void>;
  /** Sends what waits and leaves once all of it is saved. */
  send(): Promise<void>;
  discard(): Promise<void>;
  stay(): void;
}

/**
 * Logging out, from here and from the page's own menu. What waits is sent or given up first, and afterwards this browser keeps
 * nothing of the account.
 */
export function useLogout(editor: Editor, session: EditingSession | null, onLoggedOut: () => void): Logout {
  const { signals } = useHost();
  const [state, setState] = useState<LogoutState>({ kind: 'idle' });
  const [path, setPath] = useState<string | undefined>();

  const end = async (to = path) => {
    setState({ kind: 'running' });
    if (!(await logOut(to))) return setState({ kind: 'failed' });
    await (await loadKeptWork())?.forgetKept(editor.id, session);
    return onLoggedOut();
  };
  const leave = async (to?: string) => {
    if (state.kind === 'running') return undefined;
    setState({ kind: 'running' });
    setPath(to);
    const waiting = (await (await loadKeptWork())?.countUnsent(editor.id, session)) ?? 0;
    return waiting > 0 ? setState({ kind: 'asking', waiting }) : end(to);
  };
  const leaveFromMenu = useEffectEvent((to: string | undefined) => void leave(to));
  useEffect(() => onLogOutAsked((to) => leaveFromMenu(to)), []);

  return {
    state,
    leave: () => leave(),
    async send() {
      if ('waiting' in state) setState({ kind: 'sending', waiting: state.waiting });
      const work = await loadKeptWork();
      await work?.sendUnsent(editor.id, session, signals);
      const waiting = (await work?.countUnsent(editor.id, session)) ?? 0;
      return waiting > 0 ? setState({ kind: 'notSent', waiting }) : end();
    },
    discard: () => end(),
    stay: () => setState({ kind: 'idle' }),
  };
}

/** Null where its code cannot be had: what is kept then stays under the account's name. */
function loadKeptWork() {
  return import(/* webpackChunkName: "editing" */ '../../stores/keptWork.ts').catch(() => null);
}
