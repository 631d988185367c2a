import type { ArticleListStore } from './articleListStore.ts';

const MOST_LISTS = 10;

/** The lists of this browser tab by history entry, so that back and forward find the pages loaded there. */
const lists = new Map<string, ArticleListStore>();

/** The list left at a history entry. */
export function listLeftAt(id: string): ArticleListStore | undefined {
  return lists.get(id);
}

/** Keeps a list for the way back; of many the oldest are forgotten. In browsers only. */
export function rememberList(id: string, list: ArticleListStore): void {
  lists.delete(id);
  lists.set(id, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= MOST_LISTS) break;
    lists.delete(oldest);
  }
}

/** Forgets every list, as a reload does. */
export function forgetLists(): void {
  lists.clear();
}
