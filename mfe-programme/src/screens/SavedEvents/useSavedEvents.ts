import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';
import type { SavedEventsView } from '../../domain/savedEvents/savedEventsView.ts';
import { loadSavedEvents, getShownSavedEvents } from '../../stores/shownSavedEvents.ts';

interface SavedEvents {
  /** What is known of them: loaded now, or kept from the last time. Null before either. */
  view: SavedEventsView | null;
  /** They could not be loaded; what is shown is how they looked last, if anything. */
  hasFailed: boolean;
  retry: () => void;
}

interface Outcome {
  loaded: SavedEventsView | null;
  hasFailed: boolean;
}

/**
 * The events of these ids: at once as they looked last, then as
 * they are now. An id that is not known yet loads them again.
 */
export function useSavedEvents(ids: readonly number[] | null): SavedEvents {
  const { lang, loadPage } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [{ loaded, hasFailed }, setOutcome] = useState<Outcome>({ loaded: null, hasFailed: false });
  const isInBrowser = ids !== null;
  const kept = useMemo(() => (isInBrowser ? getShownSavedEvents(lang) : null), [isInBrowser, lang]);
  const isKnown = loaded !== null && (ids ?? []).every((id) => loaded.asked?.includes(id));
  const wanted = ids === null || ids.length === 0 || isKnown ? '' : ids.join(' ');

  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    loadSavedEvents({ lang, loadPage }, wanted.split(' ').map(Number), { signal: abort.signal })
      .then((view) => abort.signal.aborted || setOutcome({ loaded: view, hasFailed: false }))
      .catch(() => {
        // The host reports why; here it only matters that they are not there.
        if (!abort.signal.aborted) setOutcome((before) => ({ ...before, hasFailed: true }));
      });
    return () => abort.abort();
  }, [wanted, attempt, lang, loadPage]);

  const retry = () => {
    setOutcome((before) => ({ ...before, hasFailed: false }));
    setAttempt((count) => count + 1);
  };
  return { view: loaded ?? kept, hasFailed, retry };
}
