import { useHost, useLocation } from '@spielplan/shared-ui/host';
import { useEffect, useMemo } from 'react';
import { createArticleListStore, type ArticleListStore } from '../../stores/articleListStore.ts';
import { listLeftAt, rememberList } from '../../stores/articleLists.ts';
import type { MagazineView } from './magazineView.ts';

/** The list on screen with all that was loaded to it; what was left in the history comes back as it was. */
export function useArticleList(data: MagazineView): ArticleListStore {
  const { loadPage } = useHost();
  const { key } = useLocation();
  const id = `${key} ${data.path} ${data.page}`;
  // The data of one list may be read again (back, forward); what is loaded stays.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const store = useMemo(() => listLeftAt(id) ?? createArticleListStore(data, loadPage), [id, loadPage]);
  useEffect(() => {
    rememberList(id, store);
    return () => store.abandon();
  }, [id, store]);
  return store;
}
