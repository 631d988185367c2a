import { useEffect, type RefObject } from 'react';

/**
 * Keeps the end of the page free for an element while it is fixed there. `--toolbar-size` tells its
 * height to whatever else sticks to the lower edge, and to the frame's sheet, which keeps what the
 * keyboard focuses above it (WCAG 2.4.11).
 */
export function useReservedSpace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement.style;
    const reserve = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      const size = `${isFixed ? element.offsetHeight : 0}px`;
      root.setProperty('--toolbar-size', size);
      document.body.style.paddingBlockEnd = size;
    };
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    reserve();
    return () => {
      observer.disconnect();
      root.removeProperty('--toolbar-size');
      document.body.style.paddingBlockEnd = '';
    };
  }, [ref]);
}
