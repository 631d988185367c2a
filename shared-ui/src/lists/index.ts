export { createListSessions, type ListSessions } from './createListSessions.ts';
export { createPagedStore, type LoadPage, type PagedStore } from './createPagedStore.ts';
export { MoreOfList } from './MoreOfList.tsx';
export { useEndless } from './useEndless.ts';
export { useListSession } from './useListSession.ts';
export type { ScrollerOf } from './useSteadyScroll.ts';
