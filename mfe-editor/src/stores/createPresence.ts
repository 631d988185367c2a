import type { OtherEditor } from '@spielplan/shared-contracts/api';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { Reply } from '../transport/editingCalls.ts';

/** The contract's PRESENCE_INTERVAL_MS, whose file would bring its schemas into the browser. */
export const ASK_EVERY_MS = 5_000;
/** While nobody answers it is asked as rarely as the save queue tries in the end. */
export const ASK_WITHOUT_ANSWER_MS = 30_000;

export interface Presence extends Pick<StoreApi<readonly string[]>, 'getState' | 'subscribe' | 'getInitialState'> {
  /** Asks again after a session has ended. */
  resume(): void;
  stop(): void;
}

/**
 * The accounts that edit the same documents elsewhere. Asked for every five seconds while the tab is
 * in sight; a tab that is not in sight edits nothing, and leaves the list of the others. A provider
 * that does not know the call, or refuses it, is not asked again; without an answer nobody is named,
 * and it is asked less often until the network is back.
 */
export function createPresence(call: () => Promise<Reply<readonly OtherEditor[]>>): Presence {
  const { setState, ...store } = createStore<readonly string[]>(() => []);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;
  let isParked = false;
  const ask = async () => {
    clearTimeout(timer);
    if (isAsking || isOver || isParked || document.visibilityState !== 'visible') return;
    isAsking = true;
    const reply = await call();
    isAsking = false;
    isOver ||= reply.kind === 'gone' || reply.kind === 'refused';
    isParked = reply.kind === 'loggedOut';
    const names = reply.kind === 'done' ? reply.value.map(({ username }) => username) : [];
    if (names.join() !== store.getState().join()) setState(names, true);
    timer = setTimeout(() => void ask(), reply.kind === 'lost' ? ASK_WITHOUT_ANSWER_MS : ASK_EVERY_MS);
  };
  const look = () => void ask();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  void ask();
  return {
    ...store,
    resume() {
      isParked = false;
      void ask();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    },
  };
}
