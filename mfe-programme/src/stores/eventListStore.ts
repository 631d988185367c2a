import { createPagedStore, type LoadPage, type PagedStore } from '@spielplan/shared-ui/lists';
import type { EventListView } from '../domain/lists/eventListView.ts';
import { readWords } from './readWords.ts';
import { mergeItems } from '../domain/events/groupByDay.ts';
import type { DayTitles, ListItem } from '../domain/events/listItem.ts';
import { dataOf } from './dataOf.ts';

export interface EventListContent {
  count: number;
  items: ListItem[];
  days: DayTitles;
}

export type EventListStore = PagedStore<EventListContent> & {
  /**
   * Pixels each stretch of days took, by its first day, when the visitor
   * left the list; a note for the way back, and nothing that is shown.
   */
  heights: Map<string, number>;
};

/**
 * One list session: a list as it was first shown and all
 * pages loaded since, for the day on which it began (R5).
 */
export function createEventListStore(first: EventListView, loadPage: LoadPage): EventListStore {
  const store = createPagedStore<EventListView, EventListContent>({
    first,
    loadPage,
    firstDay: first.firstDay,
    viewIn: (answer) => dataOf(answer, 'events') as EventListView, // The same release set's loader made it.
    placeOf: ({ query, next }) => ({ page: query.page, next }),
    contentOf: (view) => ({ count: view.count, ...readWords(view) }),
    append: ({ items, days }, view) => ({
      count: view.count,
      items: mergeItems(items, view.items),
      days: { ...days, ...view.days },
    }),
  });
  return { ...store, heights: new Map() };
}
