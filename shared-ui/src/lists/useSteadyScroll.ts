import { useStore } from '@spielplan/shared-ui/host';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PagedStore } from './createPagedStore.ts';

/** Finds what scrolls an element, the same function each time; null for the window. */
export type ScrollerOf = (element: Element) => Element | null;

/**
 * Keeps what the reader looks at where it is while a page is added: what has the focus in the
 * list or below, or else what `firstInView` finds in it. A function that stays the same.
 */
export function useSteadyScroll(
  list: PagedStore<object>,
  end: RefObject<HTMLElement | null>,
  scrollerOf: ScrollerOf,
  firstInView: () => Element | null,
): void {
  const page = useStore(list, (state) => state.page);
  const anchor = useRef<{ element: Element; top: number } | null>(null);

  // A store tells its listeners before React draws, so this sees the page as the reader still does.
  useLayoutEffect(
    () =>
      list.subscribe((state, previous) => {
        if (state.page === previous.page) return;
        const element = focusInSight(end.current) ?? firstInView();
        anchor.current = element && { element, top: element.getBoundingClientRect().top };
      }),
    [list, end, firstInView],
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

/**
 * What has the focus and stands in sight, in the list or below: what is added would push it away. A link to more that
 * was pressed by a pointer makes way for what comes.
 */
function focusInSight(end: Element | null): Element | null {
  const focused = document.activeElement;
  if (!end || !focused || !isMoved(focused, end)) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? focused : null;
}

/** The list and its end stand beside each other. */
function isMoved(focused: Element, end: Element): boolean {
  if (end.contains(focused)) return focused.matches(':focus-visible');
  const isBelow = (end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBelow || end.previousElementSibling?.contains(focused) === true;
}
