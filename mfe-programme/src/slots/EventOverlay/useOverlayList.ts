import { useHost } from '@spielplan/shared-ui/host';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { createEventListStore, type EventListStore } from '../../stores/eventListStore.ts';
import { dataOf } from '../../stores/dataOf.ts';

interface OverlayList {
  /** The list last loaded; it stays while the next one is under way. Null before the first. */
  list: { view: EventListView; session: EventListStore } | null;
  isLoading: boolean;
  /** The list asked for could not be loaded; `retry` asks for it again. */
  hasFailed: boolean;
  retry: () => void;
}

/** What became of the last request that ended. */
interface Outcome {
  request: string | null;
  view: EventListView | null;
  hasFailed: boolean;
}

/**
 * The programme of an address of the events page, loaded without going there: the
 * page's own address stays as it is. Only the answer asked for last is shown (R14).
 */
export function useOverlayList(href: string): OverlayList {
  const { loadPage } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ request: null, view: null, hasFailed: false });
  const request = `${attempt} ${href}`;

  useEffect(() => {
    const abort = new AbortController();
    loadPage(href, { signal: abort.signal })
      .then((answer) => {
        if (abort.signal.aborted || answer === null) return;
        const view = dataOf(answer, 'events') as EventListView; // The same release set's loader made it.
        setOutcome({ request, view, hasFailed: false });
      })
      .catch(() => {
        // The host reports why; here it only matters that there is no list.
        if (!abort.signal.aborted) setOutcome(({ view }) => ({ request, view, hasFailed: true }));
      });
    return () => abort.abort();
  }, [href, loadPage, request]);

  const { view } = outcome;
  const isLoading = outcome.request !== request;
  const session = useMemo(() => view && createEventListStore(view, loadPage), [view, loadPage]);
  useEffect(() => () => session?.abandon(), [session]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    list: view && session ? { view, session } : null,
    isLoading,
    hasFailed: !isLoading && outcome.hasFailed,
    retry,
  };
}
