import { useEffect, type RefObject } from 'react';

/** Finds what scrolls an element; null for the window. */
export type ScrollerOf = (element: Element) => Element | null;

interface NearEndOptions {
  isEnabled: boolean;
  /** Changes after each load, so that an end still near is seen again (R15). */
  round: number;
  onNear: () => void;
  scrollerOf: ScrollerOf;
}

/** Within 170% of the height of what scrolls it, or above: a jump to the end of the page has passed it. */
const NEAR = '1000000px 0px 70% 0px';

/** Calls `onNear` when an element comes within 170% of the height of what scrolls it (product.md section 9), or is passed by a jump. */
export function useNearEnd(end: RefObject<HTMLElement | null>, { isEnabled, round, onNear, scrollerOf }: NearEndOptions): void {
  useEffect(() => {
    const element = end.current;
    if (!isEnabled || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root: scrollerOf(element), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isEnabled, round, onNear, scrollerOf]);
}
