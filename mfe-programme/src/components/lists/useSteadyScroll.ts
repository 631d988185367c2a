import type { ScrollerOf } from '@spielplan/shared-ui/lists';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { EventListStore } from '../../stores/eventListStore.ts';

/**
 * Keeps what the reader looks at where it is while pages are added: within a day the newest stands
 * first, so an event may come in above (R8). Not every browser anchors the scroll position itself;
 * the list switches that off.
 */
export function useSteadyScroll(
  list: RefObject<HTMLElement | null>,
  store: EventListStore,
  page: number,
  scrollerOf: ScrollerOf,
): void {
  const anchor = useRef<{ element: Element; top: number } | null>(null);

  // A store tells its listeners before React draws, so this sees the page as the reader still does.
  useLayoutEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.page !== previous.page) anchor.current = list.current && firstInView(list.current, scrollerOf);
      }),
    [list, store, scrollerOf],
  );

  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { element, top } = anchor.current;
    anchor.current = null;
    // Where days were put together again it is another element now.
    if (!element.isConnected) return;
    const shift = element.getBoundingClientRect().top - top;
    if (shift !== 0) (scrollerOf(element) ?? window).scrollBy({ top: shift, behavior: 'instant' });
  }, [page, scrollerOf]);
}

/** Stretches are asked first: to ask an event of a stretch that is out of view would lay it out. */
function firstInView(list: HTMLElement, scrollerOf: ScrollerOf): { element: Element; top: number } | null {
  const edge = scrollerOf(list)?.getBoundingClientRect().top ?? 0;
  for (const stretch of list.querySelectorAll('[data-stretch]')) {
    if (stretch.getBoundingClientRect().bottom <= edge) continue;
    for (const element of stretch.querySelectorAll('[data-event]')) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > edge) return { element, top };
    }
  }
  return null;
}
