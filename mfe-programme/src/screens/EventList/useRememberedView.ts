import { useNavigate } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { inOtherView, listSearch, type EventListQuery } from '../../domain/lists/eventListQuery.ts';

const KEY = 'list-view';

/** Shows the list in the view that this visitor chose last; an address that names one wins. */
export function useRememberedView(path: string, query: EventListQuery): void {
  const navigate = useNavigate();
  useEffect(() => {
    try {
      if (!query.view && localStorage.getItem(KEY)) navigate(path + listSearch(inOtherView(query)), { replace: true });
    } catch {
      // Without storage nothing is remembered.
    }
    // As the page comes; what is pressed later is a choice of its own.
  }, []); // oxlint-disable-line react/exhaustive-deps
}

export function rememberView(view: EventListQuery['view']): void {
  try {
    if (view) localStorage.setItem(KEY, view);
    else localStorage.removeItem(KEY);
  } catch {
    // The list is shown as it was asked for all the same.
  }
}
