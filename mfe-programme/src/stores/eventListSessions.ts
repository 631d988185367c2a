import { createListSessions } from '@spielplan/shared-ui/lists';
import { listSearch } from '../domain/lists/eventListQuery.ts';
import type { EventListView } from '../domain/lists/eventListView.ts';
import { createEventListStore, type EventListStore } from './eventListStore.ts';

/** The lists of events in this browser tab. */
export const eventListSessions = createListSessions<EventListView, EventListStore>(
  ({ path, query }) => path + listSearch(query),
  createEventListStore,
);
