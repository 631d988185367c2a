import { useCallback, type RefObject } from 'react';
import { useStore } from 'zustand/react';
import type { EventListStore } from '../stores/eventListStore.ts';
import { useNearEnd, type ScrollerOf } from './useNearEnd.ts';
import { useSteadyScroll } from './useSteadyScroll.ts';

/** So many pages come by themselves; then a link takes over, and what follows the list can be reached (R15). */
const MOST_AUTOMATIC_PAGES = 2;

interface ListPlace {
  list: RefObject<HTMLElement | null>;
  /** What stands below the last event. */
  end: RefObject<HTMLElement | null>;
  /** Finds what scrolls the list, the same function each time; left out, it is the window. */
  scrollerOf?: ScrollerOf;
}

/** Loads the next pages as the reader comes near the end, and keeps what is looked at where it is (R8 and R15). */
export function useEndlessList(session: EventListStore, { list, end, scrollerOf = inWindow }: ListPlace): void {
  const { page, next, isLoading, hasFailed, automaticPages } = useStore(session);
  const isEnabled = next !== null && !hasFailed && !isLoading && automaticPages < MOST_AUTOMATIC_PAGES;
  const onNear = useCallback(() => void session.loadNext({ isAutomatic: true }), [session]);
  useNearEnd(end, { isEnabled, round: page, onNear, scrollerOf });
  useSteadyScroll(list, session, page, scrollerOf);
}

function inWindow(): null {
  return null;
}
