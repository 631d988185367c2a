import { useStore } from '@spielplan/shared-ui/host';
import { useEndless, type ScrollerOf } from '@spielplan/shared-ui/lists';
import type { RefObject } from 'react';
import type { EventListStore } from '../../stores/eventListStore.ts';
import { useSteadyScroll } from './useSteadyScroll.ts';

interface ListPlace {
  list: RefObject<HTMLElement | null>;
  /** What stands below the last event. */
  end: RefObject<HTMLElement | null>;
  /** Finds what scrolls the list, the same function each time; left out, it is the window. */
  scrollerOf?: ScrollerOf;
}

/**
 * Loads the next pages as the reader comes near the end,
 * and keeps what is looked at where it is (R8, R15).
 */
export function useEndlessList(session: EventListStore, { list, end, scrollerOf = inWindow }: ListPlace): void {
  const page = useStore(session, (state) => state.page);
  useEndless(session, end, scrollerOf);
  useSteadyScroll(list, session, page, scrollerOf);
}

function inWindow(): null {
  return null;
}
