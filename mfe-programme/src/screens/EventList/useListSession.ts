import { useHost, useLocation } from '@spielplan/shared-ui/host';
import { useEffect, useMemo } from 'react';
import { rememberSession, sessionFor, sessionId } from '../../stores/eventListSessions.ts';
import type { EventListStore } from '../../stores/eventListStore.ts';
import type { EventListView } from '../../domain/eventListView.ts';

/** The list session of the page on screen: another filter begins a fresh one, back and forward find the one left there. */
export function useListSession(data: EventListView): EventListStore {
  const { loadPage } = useHost();
  const { key } = useLocation();
  const id = sessionId(key, data);
  // The data of one session may be read again (back, forward); what is loaded stays.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const store = useMemo(() => sessionFor(id, data, loadPage), [id, loadPage]);
  useEffect(() => {
    rememberSession(id, store);
    return () => store.abandon();
  }, [id, store]);
  return store;
}
