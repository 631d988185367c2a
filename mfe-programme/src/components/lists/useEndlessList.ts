import { useEndless, type ScrollerOf } from '@spielplan/shared-ui/lists';
import { useCallback, type RefObject } from 'react';
import type { EventListStore } from '../../stores/eventListStore.ts';

interface ListPlace {
  list: RefObject<HTMLElement | null>;
  /** What stands below the last event. */
  end: RefObject<HTMLElement | null>;
  /** Finds what scrolls the list, the same function each time; left out, it is the window. */
  scrollerOf?: ScrollerOf;
}

/**
 * Loads the next pages as the reader comes near the end, and keeps what is looked at where it is:
 * within a day the newest stands first, so an event may come in above (R8, R15). Not every browser
 * anchors the scroll position itself; the list switches that off.
 */
export function useEndlessList(session: EventListStore, { list, end, scrollerOf }: ListPlace): void {
  const firstInView = useCallback(() => list.current && firstEventInView(list.current, scrollerOf), [list, scrollerOf]);
  useEndless(session, end, scrollerOf, firstInView);
}

/** Stretches are asked first: to ask an event of a stretch that is out of view would lay it out. */
function firstEventInView(list: HTMLElement, scrollerOf?: ScrollerOf): Element | null {
  const edge = scrollerOf?.(list)?.getBoundingClientRect().top ?? 0;
  for (const stretch of list.querySelectorAll('[data-stretch]')) {
    if (stretch.getBoundingClientRect().bottom <= edge) continue;
    for (const element of stretch.querySelectorAll('[data-event]')) {
      if (element.getBoundingClientRect().bottom > edge) return element;
    }
  }
  return null;
}
