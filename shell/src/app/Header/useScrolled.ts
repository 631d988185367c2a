import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks the document as scrolled (`data-scrolled`) once a quarter of the window has passed
 * (product.md section 9). It gives the ref of a mark that lies there: the browser says when it
 * leaves the window, so nothing runs while scrolling.
 */
export function useScrolled(): RefObject<HTMLElement | null> {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return mark;
}
