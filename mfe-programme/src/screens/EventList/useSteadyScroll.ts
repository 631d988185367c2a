import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { EventListStore } from '../../stores/eventListStore.ts';

/**
 * Keeps what the reader looks at where it is while pages are added: within a day the newest stands first, so an event
 * may come in above (decision 8). Not every browser anchors the scroll position itself; the list switches that off.
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>, store: EventListStore, page: number): void {
  const anchor = useRef<{ element: Element; top: number } | null>(null);

  // A store tells its listeners before React draws, so this sees the page as the reader still does.
  useLayoutEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.page !== previous.page) anchor.current = firstInView(list.current);
      }),
    [list, store],
  );

  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { element, top } = anchor.current;
    anchor.current = null;
    const shift = element.getBoundingClientRect().top - top;
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
  }, [page]);
}

/** Days are asked first: to ask an event of a day that is out of view would lay that day out. */
function firstInView(list: HTMLElement | null): { element: Element; top: number } | null {
  for (const day of list?.querySelectorAll('[data-day]') ?? []) {
    if (day.getBoundingClientRect().bottom <= 0) continue;
    for (const element of day.querySelectorAll('[data-event]')) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > 0) return { element, top };
    }
  }
  return null;
}
