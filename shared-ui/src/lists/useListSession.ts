import { useHost, useLocation } from '@spielplan/shared-ui/host';
import { useEffect, useMemo } from 'react';
import type { ListSessions } from './createListSessions.ts';
import type { PagingActions } from './createPagedStore.ts';

/**
 * The list session of the page on screen: another filter begins
 * a fresh one, back and forward find the one left there.
 */
export function useListSession<View, Store extends PagingActions>(sessions: ListSessions<View, Store>, data: View): Store {
  const { loadPage } = useHost();
  const { key } = useLocation();
  const id = sessions.idOf(key, data);
  // The data of one session may be read again (back, forward); what is loaded stays.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const store = useMemo(() => sessions.open(id, data, loadPage), [sessions, id, loadPage]);
  useEffect(() => {
    sessions.remember(id, store);
    return () => store.abandon();
  }, [sessions, id, store]);
  return store;
}
