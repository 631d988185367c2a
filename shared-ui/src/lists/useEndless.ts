import { useStore } from '@spielplan/shared-ui/host';
import { useEffect, type RefObject } from 'react';
import type { PagedStore } from './createPagedStore.ts';
import { type ScrollerOf, useSteadyScroll } from './useSteadyScroll.ts';

/**
 * So many pages come by themselves; then a link takes
 * over, and what follows the list can be reached (R15).
 */
const MAX_AUTOMATIC_PAGES = 2;

/**
 * Within 170% of the height of what scrolls it, or
 * above: a jump to the end of the page has passed it.
 */
const NEAR = '1000000px 0px 70% 0px';

/**
 * Loads the next page when what stands below the list comes within 170% of the height of what
 * scrolls it (product.md section 9), and keeps what is looked at where it is (R8).
 */
export function useEndless(
  list: PagedStore<object>,
  end: RefObject<HTMLElement | null>,
  scrollerOf: ScrollerOf = none,
  firstInView: () => Element | null = none,
): void {
  useSteadyScroll(list, end, scrollerOf, firstInView);
  const { page, next, isLoading, hasFailed, automaticPages } = useStore(list);
  const isEnabled = next !== null && !hasFailed && !isLoading && automaticPages < MAX_AUTOMATIC_PAGES;
  useEffect(() => {
    const element = end.current;
    if (!isEnabled || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void list.loadNext({ isAutomatic: true });
      },
      { root: scrollerOf(element), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // An end that is still near after a load is seen again, by an observer of its own.
  }, [list, end, isEnabled, page, scrollerOf]);
}

function none(): null {
  return null;
}
